import type { Context as HonoContext } from 'hono'
import { FORM_FIELD } from '../../model/forms/posted-form.ts'
import { parsePath } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { assertOwnOrigin } from '../middleware/own-origin.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { readForm } from '../read-form.ts'
import { factsOf } from '../request.ts'
import { submitPassword } from './serve-locked.tsx'
import { submitForm } from './submit-form.ts'

/** Everything that is sent to a page's own address: the form of one of its sections, or else its password. */
export async function submitPage(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const place = parsePath(new URL(c.req.url).pathname)
  if (!place || place.mode === 'edit') throw new Refusal('methodNotAllowed')
  assertOwnOrigin(c.req.raw.headers, factsOf(c, parts).host)
  const form = await readForm(c.req.raw, { judgesTexts: true })
  return parts.admission.run('call', c.get('site').id, () => (form.has(FORM_FIELD) ? submitForm(c, parts, { place, form }) : submitPassword(c, parts, { place, form })))
}
