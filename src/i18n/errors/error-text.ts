import { errorTexts } from './texts.ts'

type Language = keyof typeof errorTexts
type Code = keyof (typeof errorTexts)['de']

/** `{when}` is an end of time such as "in 12 minutes". */
export const againTexts: Record<Language, { tooManyRequests: string }> = {
  de: { tooManyRequests: 'Zu viele Versuche. Bitte versuchen Sie es {when} noch einmal.' },
  fr: { tooManyRequests: 'Trop de tentatives. Veuillez réessayer {when}.' },
  it: { tooManyRequests: 'Troppi tentativi. La preghiamo di riprovare {when}.' },
  rm: { tooManyRequests: 'Memia bleras emprovas. Empruvai per plaschair anc ina giada {when}.' },
  en: { tooManyRequests: 'Too many attempts. Please try again {when}.' },
  sq: { tooManyRequests: 'Tepër shumë përpjekje. Ju lutemi, provoni përsëri {when}.' },
  sr: { tooManyRequests: 'Previše pokušaja. Molimo Vas da pokušate ponovo {when}.' },
  hr: { tooManyRequests: 'Previše pokušaja. Molimo Vas da pokušate ponovno {when}.' },
  es: { tooManyRequests: 'Demasiados intentos. Inténtelo de nuevo {when}, por favor.' },
  pt: { tooManyRequests: 'Demasiadas tentativas. Tente novamente {when}, por favor.' },
}

/** Serbian texts are in Latin letters. */
const FORMATS: Partial<Record<Language, string>> = { sr: 'sr-Latn', pt: 'pt-PT' }

const MINUTE = 60
const HOUR = 60 * MINUTE

/** "in 12 minutes", rounded up: who comes back then is not too early. */
export function waitInWords(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(FORMATS[language] ?? language, { numeric: 'always' })
  if (seconds < MINUTE) return format.format(Math.max(1, Math.ceil(seconds)), 'second')
  return seconds <= 90 * MINUTE ? format.format(Math.ceil(seconds / MINUTE), 'minute') : format.format(Math.ceil(seconds / HOUR), 'hour')
}

/** What is said of a refusal; one that ends by itself says when. */
export function errorText(language: Language, code: Code, retryAfterSeconds?: number): string {
  if (code !== 'tooManyRequests' || retryAfterSeconds === undefined) return errorTexts[language][code]
  return againTexts[language].tooManyRequests.replace('{when}', waitInWords(language, retryAfterSeconds))
}
