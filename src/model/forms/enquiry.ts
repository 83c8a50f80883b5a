import type { ContactRequest } from './contact-form.ts'
import type { SponsorBooking } from './sponsor-form.ts'

export const FORM_KINDS = ['contact', 'sponsor'] as const

/** Which of the forms that the server takes. */
export type FormKind = (typeof FORM_KINDS)[number]

/** What is kept of a form that was sent. */
export type Enquiry = ContactRequest | SponsorBooking
