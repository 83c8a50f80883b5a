import type { FormKind } from '../../model/forms/forms.ts'
import { contactHandler } from './contact/contact-handler.ts'
import type { FormHandler } from './define-handler.ts'
import { sponsorHandler } from './sponsor/sponsor-handler.ts'

/** The compiler keeps this list in step with model/forms/forms.ts. */
export const handlers: Readonly<Record<FormKind, FormHandler>> = { contact: contactHandler, sponsor: sponsorHandler }
