import type { Context as HonoContext } from 'hono'
import { FORM_FIELD } from '../../model/forms/posted-form.ts'
import { parsePath } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { readBytes } from '../api/read-input.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { formPost } from './form-post.ts'
import { passwordPost } from './password-post.ts'
import { runPost } from './run-post.ts'

/** A long remark in letters that take twelve bytes each on the wire, and some room. */
const MAX_FORM = 200_000

/** Everything that is sent to a page's own address: the form of one of its sections, or else its password. */
export async function submitPage(c: HonoContext<AppEnv>, parts: ServerParts): Promise<Response> {
  const place = parsePath(new URL(c.req.url).pathname)
  if (!place || place.mode === 'edit') throw new Refusal('methodNotAllowed')
  return runPost(c, parts, async (context) => {
    const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c.req.raw, MAX_FORM)))
    return form.has(FORM_FIELD) ? formPost(c, parts, context, { place, form }) : passwordPost(c, parts, { place, form })
  })
}
