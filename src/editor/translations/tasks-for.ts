import type { Locale } from '../../model/locales.ts'
import type { TextState } from '../../model/translation/text-state.ts'
import type { Task } from './run-tasks.ts'
import { sourcesFor } from './source-of.ts'
import type { PageTexts } from './translation-calls.ts'

type Wanted = { pageId: string; to: readonly Locale[]; states: readonly TextState[] }

/** What there is to translate on a page; a text that says nothing anywhere is no task. */
export function tasksFor({ texts, words, main }: PageTexts, { pageId, to, states }: Wanted): Task[] {
  const beside = words.flatMap((each) =>
    each.languages.flatMap(({ locale, state }): Task[] => {
      const [from] = sourcesFor(each, locale, main)
      return from && to.includes(locale) && states.includes(state) ? [{ pageId, wordsId: each.id, from, to: locale }] : []
    }),
  )
  const written = texts.flatMap((text) =>
    text.languages.flatMap(({ locale, state }): Task[] => {
      const [from] = sourcesFor(text, locale, main)
      return from && to.includes(locale) && states.includes(state) ? [{ pageId, groupId: text.groupId, slot: text.slot, from, to: locale }] : []
    }),
  )
  return [...written, ...beside]
}
