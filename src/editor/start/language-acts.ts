import type { Act } from '../../model/commands/define-command.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { languagesChange } from '../../model/commands/languages-change.ts'
import { LOCALES, type Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { same } from '../../model/same.ts'

/** A business is called the same in every language: its name at the top of the home page goes along. */
function titleAct([first]: readonly Group[], from: Locale, to: Locale): Act[] {
  const content = first?.fields['title']?.content
  const name = content?.type === 'localizedSingleValue' ? content.data[from] : null
  if (!first || content?.type !== 'localizedSingleValue' || name == null || content.data[to] != null) return []
  const words = (text: string | null) => ({ type: 'localizedSingleValue' as const, data: { [to]: text } })
  return [fieldContent.act({ groupId: first.id, slot: 'title', before: words(null), after: words(name) })]
}

/** The first language stays the first; those that are there keep their order, new ones follow. */
export function languageActs(before: readonly Locale[], chosen: ReadonlySet<Locale>, groups: readonly Group[] = []): Act[] {
  const [main = 'de', ...others] = before
  const after = [main, ...others.filter((locale) => chosen.has(locale)), ...LOCALES.filter((locale) => chosen.has(locale) && !before.includes(locale))]
  if (same(before, after)) return []
  return [languagesChange.act({ before, after }), ...after.filter((locale) => !before.includes(locale)).flatMap((locale) => titleAct(groups, main, locale))]
}
