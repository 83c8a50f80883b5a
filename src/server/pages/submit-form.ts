import type { Context as HonoContext } from 'hono'
import { formOnPage } from '../../actions/forms/form-on-page.ts'
import { submitPosted } from '../../actions/forms/submit-posted.ts'
import { openPage } from '../../actions/page/open.ts'
import { errorText } from '../../i18n/errors/error-text.ts'
import type { FormOutcome } from '../../model/forms/form-outcome.ts'
import { FORM_FIELD, readPosted, SENT_PARAMETER } from '../../model/forms/posted-form.ts'
import type { PageAddress } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { PRIVATE } from '../middleware/security-headers.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import { contextOf, factsOf } from '../request.ts'
import { drawForOne } from './serve-page.tsx'

type Given = { place: PageAddress; form: URLSearchParams }

/** A form sent without script: the page says what became of it, drawn for this visitor and kept nowhere. */
export async function submitForm(c: HonoContext<AppEnv>, parts: ServerParts, { place, form }: Given): Promise<Response> {
  const context = await contextOf(c, parts)
  const facts = factsOf(c, parts)
  const groupId = form.get(FORM_FIELD) ?? ''
  const result = await openPage(context, place, facts.cookie)
  if (result.kind !== 'page') throw new Refusal('methodNotAllowed')
  const { opened } = result
  const kind = formOnPage(opened, groupId)
  if (kind === null) throw new Refusal('methodNotAllowed')
  const posted = readPosted(kind, form)
  try {
    await submitPosted(context, { kind, posted, locale: place.locale, sender: { pageId: opened.page.id, groupId, address: facts.address, cookie: facts.cookie } })
  } catch (error) {
    if (!(error instanceof Refusal) || STATES[error.status] === undefined) throw error
    const outcome = { groupId, state: STATES[error.status] ?? 'error', values: posted.typed, errors: error.details.fieldErrors ?? {}, reason: errorText(place.locale, error.code, error.details.retryAfterSeconds) }
    const answer = drawForOne(context, parts, opened, outcome)
    if (error.details.retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(error.details.retryAfterSeconds))
    return new Response(answer.body, { status: error.status, headers: answer.headers })
  }
  const { pathname } = new URL(c.req.url)
  return new Response(null, { status: 303, headers: { location: `${pathname}?${SENT_PARAMETER}=${groupId}#s-${groupId}`, ...PRIVATE } })
}

const STATES: Readonly<Record<number, FormOutcome['state']>> = { 400: 'invalid', 409: 'refused', 429: 'refused', 503: 'error', 507: 'error' }
