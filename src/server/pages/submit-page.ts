import type { Context as HonoContext } from 'hono'
import { FORM_FIELD } from '../../model/forms/posted-form.ts'
import { parsePath } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { readForm } from '../read-form.ts'
import { formPost } from './form-post.ts'
import { passwordPost } from './password-post.ts'
import { runPost } from './run-post.ts'

/** Everything that is sent to a page's own address: the form of one of its sections, or else its password. */
export async function submitPage(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const place = parsePath(new URL(c.req.url).pathname)
  if (!place || place.mode === 'edit') throw new Refusal('methodNotAllowed')
  return runPost(c, parts, async (context) => {
    const form = await readForm(c.req.raw, { judgesTexts: true })
    return form.has(FORM_FIELD) ? formPost(c, parts, context, { place, form }) : passwordPost(c, parts, { place, form })
  })
}
