import type { Locale } from '../model/locales.ts'
import { isShownIn, type Group } from '../model/page/document.ts'
import { isEmptyIn } from './is-empty-in.ts'

/** Sections that visitors will not see in this language, because nobody has written in them yet. */
export function unwrittenSections(groups: readonly Group[], locale: Locale, data: Readonly<Record<string, unknown>> = {}): Group[] {
  return groups.filter((group) => group.status !== 'markedForDeletion' && isShownIn(group, locale) && isEmptyIn(group, locale, data))
}
