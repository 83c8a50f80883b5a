import { isEmailAddress } from '../email-address.ts'
import { checkRequired, checkText, isFilled, messagesOf, plainText, withoutSpaces, type TextMessage } from '../form-text.ts'

/** In the order of the form, with the price in CHF. */
export const SPONSOR_PACKAGES = [
  { key: 'hauptsponsor', price: 29_000 },
  { key: 'standprasenz6m', price: 1800 },
  { key: 'standprasenz9m', price: 2700 },
  { key: 'stehlunch', price: 2500 },
  { key: 'stehlunch2', price: 2500 },
  { key: 'vormittagspause', price: 2000 },
  { key: 'nachmittagpause', price: 2000 },
] as const
export const PERSON_PRICE = 300
export const ASPECT_PERSON_PRICE = 399

/** More than any hall holds. */
export const MOST_PERSONS = 1000

export type SponsorPackage = (typeof SPONSOR_PACKAGES)[number]['key']
export type SponsorField =
  | SponsorPackage
  | 'packages'
  | 'numberOfPersons'
  | 'personsNames'
  | 'aspectNumberOfPersons'
  | 'aspectPersonsNames'
  | 'company'
  | 'contactName'
  | 'phone'
  | 'email'
  | 'website'

export type SponsorMessage =
  | 'personsCount'
  | 'personsAtMost'
  | 'personsNames'
  | 'companyRequired'
  | 'nameRequired'
  | 'phoneFormat'
  | 'emailFormat'
  | 'No input allowed in this field'
  | 'bookedOut'
  | 'nothingBooked'
  | TextMessage

type Values = Readonly<Record<string, unknown>>

/** The section's option with which an editor says that a package is gone. */
export function bookedOption(key: SponsorPackage): string {
  return `booked${key[0]?.toUpperCase() ?? ''}${key.slice(1)}`
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}

function isCount(value: unknown): value is number {
  return isWhole(value) && value <= MOST_PERSONS
}

/** What a number field holds, as text: an empty one is no number. */
export function countFrom(text: string): number {
  return /^-?\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN
}

/** 29’000, as written in Switzerland. */
export function formatFrancs(amount: number): string {
  return String(amount).replace(/\B(?=(?:\d{3})+$)/g, '’')
}

/** Options, persons and nothing else, in CHF; what is no number yet counts as none. */
export function sponsorTotal(values: Values): number {
  const packages = SPONSOR_PACKAGES.reduce((sum, { key, price }) => sum + (values[key] === true ? price : 0), 0)
  const costOf = (count: unknown, price: number) => (isWhole(count) ? count * price : 0)
  return packages + costOf(values['numberOfPersons'], PERSON_PRICE) + costOf(values['aspectNumberOfPersons'], ASPECT_PERSON_PRICE)
}

function checkPackage(value: unknown): SponsorMessage | null {
  return value === undefined || typeof value === 'boolean' ? null : 'invalid'
}

function checkCount(value: unknown): SponsorMessage | null {
  if (isCount(value)) return null
  return isWhole(value) ? 'personsAtMost' : 'personsCount'
}

/** Neither a package nor a person; a wrong number is another mistake. */
function isEmptyOrder(values: Values): boolean {
  return [values['numberOfPersons'], values['aspectNumberOfPersons']].every(isCount) && sponsorTotal(values) === 0
}

/** Asked where something can be ordered at all. */
export function checkOrder(values: Values): Partial<Record<'packages', SponsorMessage>> {
  return isEmptyOrder(values) ? { packages: 'nothingBooked' } : {}
}

function checkNames(names: unknown, count: unknown): SponsorMessage | null {
  return isCount(count) && count > 0 ? checkRequired(names, 'note', 'personsNames') : checkText(names, 'note')
}

/** The same questions in the visitor's browser and on the server; an empty answer means that all is well. */
export function checkSponsor(values: Values): Partial<Record<SponsorField, SponsorMessage>> {
  const { numberOfPersons, personsNames, aspectNumberOfPersons, aspectPersonsNames, company, contactName, phone, email, website } = values
  const others = {
    numberOfPersons: checkCount(numberOfPersons),
    personsNames: checkNames(personsNames, numberOfPersons),
    aspectNumberOfPersons: checkCount(aspectNumberOfPersons),
    aspectPersonsNames: checkNames(aspectPersonsNames, aspectNumberOfPersons),
    company: checkRequired(company, 'line', 'companyRequired'),
    contactName: checkRequired(contactName, 'line', 'nameRequired'),
    phone: checkRequired(phone, 'line', 'phoneFormat'),
    email: isEmailAddress(withoutSpaces(email)) ? null : 'emailFormat',
    website: isFilled(website) ? 'No input allowed in this field' : null,
  } satisfies Partial<Record<SponsorField, SponsorMessage | null>>
  return messagesOf<SponsorField, SponsorMessage>({ ...Object.fromEntries(SPONSOR_PACKAGES.map(({ key }) => [key, checkPackage(values[key])])), ...others })
}

/** A line of the bill: what it cost on the day of the booking. */
export type PricedItem = { item: SponsorPackage | 'numberOfPersons' | 'aspectNumberOfPersons'; count: number; price: number }

export type SponsorBooking = Record<'company' | 'contactName' | 'phone' | 'email' | 'personsNames' | 'aspectPersonsNames', string> & { items: PricedItem[]; total: number }

/** What is kept of values that passed the check, with today's prices. */
export function readSponsor(values: Values): SponsorBooking {
  const persons = (item: 'numberOfPersons' | 'aspectNumberOfPersons', price: number) => ({ item, count: isCount(values[item]) ? values[item] : 0, price })
  const items: PricedItem[] = [
    ...SPONSOR_PACKAGES.map(({ key, price }) => ({ item: key, count: values[key] === true ? 1 : 0, price })),
    persons('numberOfPersons', PERSON_PRICE),
    persons('aspectNumberOfPersons', ASPECT_PERSON_PRICE),
  ]
  return {
    company: plainText(values['company']),
    contactName: plainText(values['contactName']),
    phone: plainText(values['phone']),
    email: withoutSpaces(values['email']),
    personsNames: plainText(values['personsNames']),
    aspectPersonsNames: plainText(values['aspectPersonsNames']),
    items: items.filter(({ count }) => count > 0),
    total: sponsorTotal(values),
  }
}
