import type { Context as HonoContext } from 'hono'
import { FORM_FIELD } from '../../model/forms/posted-form.ts'
import { parsePath } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { readBytes } from '../api/read-input.ts'
import { assertOwnOrigin } from '../middleware/own-origin.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { factsOf } from '../request.ts'
import { submitPassword } from './serve-locked.tsx'
import { submitForm } from './submit-form.ts'

/** A long remark in letters that take twelve bytes each on the wire, and some room. */
const MAX_FORM = 200_000

/** Everything that is sent to a page's own address: the form of one of its sections, or else its password. */
export async function submitPage(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const place = parsePath(new URL(c.req.url).pathname)
  if (!place || place.mode === 'edit') throw new Refusal('methodNotAllowed')
  assertOwnOrigin(c.req.raw.headers, factsOf(c, parts).host)
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c.req.raw, MAX_FORM)))
  return parts.admission.run('call', c.get('site').id, () => (form.has(FORM_FIELD) ? submitForm(c, parts, { place, form }) : submitPassword(c, parts, { place, form })))
}
