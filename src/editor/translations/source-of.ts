import type { Locale } from '../../model/locales.ts'
import type { TextState } from '../../model/translation/text-state.ts'

type Told = { languages: readonly { locale: Locale; state: TextState }[] }

const isWritten = ({ languages }: Told, locale: Locale) => languages.some((each) => each.locale === locale && each.state !== 'missing')

/** Where a text can be translated from: the site's first language before all others. */
export function sourcesFor(text: Told, to: Locale, main: Locale): Locale[] {
  const others = text.languages.map(({ locale }) => locale).filter((locale) => locale !== to && isWritten(text, locale))
  return others.includes(main) ? [main, ...others.filter((locale) => locale !== main)] : others
}
