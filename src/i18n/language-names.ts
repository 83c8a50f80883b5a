/** Each language by the name its own speakers give it. */
export const LANGUAGE_NAMES = {
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  rm: 'Rumantsch',
  en: 'English',
  sq: 'Shqip',
  sr: 'Srpski',
  hr: 'Hrvatski',
  es: 'Español',
  pt: 'Português',
}
