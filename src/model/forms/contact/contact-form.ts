import { isEmailAddress } from '../email-address.ts'
import { checkRequired, checkText, isFilled, LINE_LENGTH, messagesOf, plainText, withoutSpaces, type TextMessage } from '../form-text.ts'

export const CONTACT_TOPICS = [
  'glassDetermination',
  'healthCheck',
  'eyeAnalysis',
  'learnerPermitVisionTest',
  'newContactLensFitting',
  'contactLensCheck',
  'contactLensSubscription',
  'directFrequentLens',
  'glassesAdvice',
  'glassesService',
  'sunglassesAdvice',
  'myopiaManagement',
  'other',
] as const
export const SALUTATIONS = ['frau', 'herr', 'divers'] as const
export const EXISTING_CUSTOMER = ['ja', 'nein'] as const
export const DAY_TIMES = ['morning', 'noon', 'afternoon', 'evening'] as const

/** In the order of the form. */
export const CONTACT_FIELDS = [
  'anrede',
  'vorname',
  'nachname',
  'dateOfBirth',
  'strasse',
  'plz',
  'ort',
  'email',
  'telefon',
  'existingCustomer',
  'themes',
  'bevorzugterTermin',
  'bevorzugteUhrzeit',
  'fragenAnmerkungen',
  'website',
] as const

export type ContactField = (typeof CONTACT_FIELDS)[number]

export type ContactMessage =
  | 'anredeRequired'
  | 'vornameRequired'
  | 'nachnameRequired'
  | 'plzRequired'
  | 'emailFormat'
  | 'telefonRequired'
  | 'existingCustomerRequired'
  | 'themesRequired'
  | 'birthDate'
  | 'terminRequired'
  | 'uhrzeitRequired'
  | 'Spam detected'
  | TextMessage

/** More than there are topics: somebody is playing. */
const MOST_THEMES = 20

const isOneOf = (list: readonly string[], value: unknown) => typeof value === 'string' && list.includes(value)

function checkThemes(value: unknown): ContactMessage | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_THEMES) return 'themesRequired'
  const isTheme = (theme: unknown) => typeof theme === 'string' && theme !== '' && theme.length <= LINE_LENGTH && checkText(theme, 'line') === null
  return value.every(isTheme) ? null : 'themesRequired'
}

/** The same questions in the visitor's browser and on the server; an empty answer means that all is well. */
export function checkContact(values: Readonly<Record<string, unknown>>): Partial<Record<ContactField, ContactMessage>> {
  return messagesOf<ContactField, ContactMessage>({
    anrede: isOneOf(SALUTATIONS, values['anrede']) ? null : 'anredeRequired',
    vorname: checkRequired(values['vorname'], 'line', 'vornameRequired'),
    nachname: checkRequired(values['nachname'], 'line', 'nachnameRequired'),
    dateOfBirth: checkText(values['dateOfBirth'], 'line'),
    strasse: checkText(values['strasse'], 'line'),
    plz: checkRequired(values['plz'], 'line', 'plzRequired'),
    ort: checkText(values['ort'], 'line'),
    email: isEmailAddress(withoutSpaces(values['email'])) ? null : 'emailFormat',
    telefon: checkRequired(values['telefon'], 'line', 'telefonRequired'),
    existingCustomer: isOneOf(EXISTING_CUSTOMER, values['existingCustomer']) ? null : 'existingCustomerRequired',
    themes: checkThemes(values['themes']),
    bevorzugterTermin: checkRequired(values['bevorzugterTermin'], 'line', 'terminRequired'),
    bevorzugteUhrzeit: checkRequired(values['bevorzugteUhrzeit'], 'line', 'uhrzeitRequired'),
    fragenAnmerkungen: checkText(values['fragenAnmerkungen'], 'note'),
    website: isFilled(values['website']) ? 'Spam detected' : null,
  })
}

export type ContactRequest = Record<Exclude<ContactField, 'themes' | 'website'>, string> & { themes: string[] }

/** What is kept of values that passed the check. */
export function readContact(values: Readonly<Record<string, unknown>>): ContactRequest {
  const themes = Array.isArray(values['themes']) ? values['themes'].map(plainText) : []
  return {
    anrede: plainText(values['anrede']),
    vorname: plainText(values['vorname']),
    nachname: plainText(values['nachname']),
    dateOfBirth: plainText(values['dateOfBirth']),
    strasse: plainText(values['strasse']),
    plz: plainText(values['plz']),
    ort: plainText(values['ort']),
    email: withoutSpaces(values['email']),
    telefon: plainText(values['telefon']),
    existingCustomer: plainText(values['existingCustomer']),
    themes: [...new Set(themes)],
    bevorzugterTermin: plainText(values['bevorzugterTermin']),
    bevorzugteUhrzeit: plainText(values['bevorzugteUhrzeit']),
    fragenAnmerkungen: plainText(values['fragenAnmerkungen']),
  }
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const OLDEST_YEAR = 1900

/** Whether a calendar has this day; null for what is no date in figures at all, such as «nächste Woche». */
function isRealDay(text: string): boolean | null {
  if (!DATE.test(text)) return null
  const day = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** What only the day of the request can tell, in the shops' calendar; the browser's own may be set wrongly. */
export function checkContactDates(values: Readonly<Record<string, unknown>>, today: string): Partial<Record<ContactField, ContactMessage>> {
  const [wish, birth] = [plainText(values['bevorzugterTermin']), plainText(values['dateOfBirth'])]
  const [isWishReal, isBirthReal] = [isRealDay(wish), isRealDay(birth)]
  const isBirthOff = isBirthReal === false || (isBirthReal === true && (birth > today || Number(birth.slice(0, 4)) < OLDEST_YEAR))
  return messagesOf<'bevorzugterTermin' | 'dateOfBirth', ContactMessage>({
    bevorzugterTermin: isWishReal === false || (isWishReal === true && wish < today) ? 'terminRequired' : null,
    dateOfBirth: isBirthOff ? 'birthDate' : null,
  })
}
