import { CONTACT_FIELDS } from './contact-form.ts'
import type { FormKind } from './enquiry.ts'
import { countFrom, SPONSOR_PACKAGES } from './sponsor-form.ts'

/** The hidden field in which a form without script names its section. */
export const FORM_FIELD = '_form'
/** The query key of the page that says that a form has arrived. */
export const SENT_PARAMETER = 'sent'

type Typed = Record<string, string | string[]>

/** What browsers send of a form without script, as the checks expect it, and as it was typed. */
export type PostedForm = { values: Record<string, unknown>; typed: Typed }

const SPONSOR_TEXTS = ['personsNames', 'aspectPersonsNames', 'company', 'contactName', 'phone', 'email', 'website']
const SPONSOR_COUNTS = ['numberOfPersons', 'aspectNumberOfPersons']

/** Form data that a browser made; only the fields of the form are looked at. */
export function readPosted(kind: FormKind, form: URLSearchParams): PostedForm {
  return kind === 'contact' ? postedContact(form) : postedSponsor(form)
}

const textOf = (form: URLSearchParams, field: string) => form.get(field) ?? ''

function postedContact(form: URLSearchParams): PostedForm {
  const typed: Typed = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, field === 'themes' ? form.getAll(field) : textOf(form, field)]))
  return { values: typed, typed }
}

function postedSponsor(form: URLSearchParams): PostedForm {
  const ticked = SPONSOR_PACKAGES.filter(({ key }) => form.has(key)).map(({ key }) => key)
  const texts = Object.fromEntries(SPONSOR_TEXTS.map((field) => [field, textOf(form, field)]))
  return {
    values: {
      ...Object.fromEntries(SPONSOR_PACKAGES.map(({ key }) => [key, form.has(key)])),
      ...Object.fromEntries(SPONSOR_COUNTS.map((field) => [field, countFrom(textOf(form, field))])),
      ...texts,
    },
    typed: { ...Object.fromEntries(ticked.map((key) => [key, 'on'])), ...Object.fromEntries(SPONSOR_COUNTS.map((field) => [field, textOf(form, field)])), ...texts },
  }
}
