import type { Act } from '../../model/commands/define-command.ts'
import { languagesChange } from '../../model/commands/languages-change.ts'
import { LOCALES, type Locale } from '../../model/locales.ts'
import { same } from '../../model/same.ts'

/** The first language stays the first; those that are there keep their order, new ones follow. */
export function languageActs(before: readonly Locale[], chosen: ReadonlySet<Locale>): Act[] {
  const [main = 'de', ...others] = before
  const after = [main, ...others.filter((locale) => chosen.has(locale)), ...LOCALES.filter((locale) => chosen.has(locale) && !before.includes(locale))]
  return same(before, after) ? [] : [languagesChange.act({ before, after })]
}
