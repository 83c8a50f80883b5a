import { z } from 'zod'
import { acceptForm, type FormSender } from '../../../actions/forms/accept-form.ts'
import { forms } from '../../../model/forms/forms.ts'
import { isLocale, type Locale } from '../../../model/locales.ts'
import { parsePath } from '../../../model/page/path.ts'
import type { Site } from '../../../model/site/site.ts'
import type { RequestFacts } from '../../request.ts'
import { defineCall } from '../define-call.ts'

/** Anything may be sent: the form's own check answers with a message for each field, which a schema could not. */
const described = (description: string) => z.unknown().optional().describe(description)

const WHERE = 'The section is named in the address by page and section; without them it is the first published one. A repeated idempotency-key stores nothing.'

export const formCalls = forms.map(({ kind, call: { path, summary, fields, example }, saysItsLanguage }) =>
  defineCall({
    method: 'POST',
    path,
    summary: `${summary} ${WHERE}`,
    access: 'visitor',
    input: z.looseObject(Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, described(words)]))),
    judgesTexts: true,
    answer: z.object({}),
    example,
    async run(context, values, request) {
      const wishes = saysItsLanguage ? [values['lang']] : [request.query.get('lang'), localeOfPage(request)]
      await acceptForm(context, { kind, values, locale: localeOf(context.site, wishes), sender: senderOf(request) })
      return {}
    },
  }),
)

function localeOfPage({ headers }: RequestFacts): Locale | undefined {
  return parsePath(URL.parse(headers.get('referer') ?? '')?.pathname ?? '')?.locale
}

/** The first wish that the site can fulfil. */
function localeOf({ locales }: Site, wishes: readonly unknown[]): Locale {
  const isSpoken = (wish: unknown): wish is Locale => typeof wish === 'string' && isLocale(wish) && locales.includes(wish)
  return wishes.find(isSpoken) ?? locales[0] ?? 'de'
}

function senderOf({ address, cookie, query, headers }: RequestFacts): FormSender {
  const ms = headers.get('x-form-ms')
  return {
    address,
    cookie,
    pageId: query.get('page'),
    groupId: query.get('section'),
    key: headers.get('idempotency-key'),
    fillMs: ms !== null && /^\d{1,12}$/.test(ms) ? Number(ms) : 'unsaid',
  }
}
