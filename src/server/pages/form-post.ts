import type { Context as HonoContext } from 'hono'
import { formOnPage } from '../../actions/forms/form-on-page.ts'
import { submitPosted } from '../../actions/forms/submit-posted.ts'
import { openPage } from '../../actions/page/open.ts'
import type { Context } from '../../actions/context.ts'
import { errorText } from '../../i18n/errors/error-text.ts'
import { formOf } from '../../model/forms/forms.ts'
import type { FormOutcome } from '../../model/forms/form-outcome.ts'
import { FORM_FIELD, SENT_PARAMETER } from '../../model/forms/posted-form.ts'
import type { PageAddress } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import type { AppEnv, ServerParts } from '../parts.ts'
import type { PagePost } from './run-post.ts'
import { drawForOne } from './serve-page.tsx'

type Given = { place: PageAddress; form: URLSearchParams }

/** A form sent without script: the page says what became of it, drawn for this visitor and kept nowhere. */
export async function formPost(c: HonoContext<AppEnv>, parts: ServerParts, context: Context, { place, form }: Given): Promise<PagePost> {
  const groupId = form.get(FORM_FIELD) ?? ''
  const result = await parts.admission.run('call', context.site.id, () => openPage(context, place, c.req.header('cookie')))
  if (result.kind !== 'page') throw new Refusal('methodNotAllowed')
  const { opened } = result
  const kind = formOnPage(opened, groupId)
  if (kind === null) throw new Refusal('methodNotAllowed')
  const posted = formOf(kind).readPosted(form)
  return {
    async send(_, { address, cookie }) {
      await submitPosted(context, { kind, posted, locale: place.locale, sender: { pageId: opened.page.id, groupId, address, cookie } })
      return { location: `${new URL(c.req.url).pathname}?${SENT_PARAMETER}=${groupId}#s-${groupId}` }
    },
    drawAgain({ status, code, details }) {
      const state = STATES[status]
      if (state === undefined) return null
      const answer = drawForOne(context, parts, opened, {
        groupId,
        state,
        values: posted.typed,
        errors: details.fieldErrors ?? {},
        reason: errorText(place.locale, code, details.retryAfterSeconds),
      })
      if (details.retryAfterSeconds !== undefined) answer.headers.set('retry-after', String(details.retryAfterSeconds))
      return new Response(answer.body, { status, headers: answer.headers })
    },
  }
}

const STATES: Readonly<Record<number, FormOutcome['state']>> = { 400: 'invalid', 409: 'refused', 429: 'refused', 503: 'error', 507: 'error' }
