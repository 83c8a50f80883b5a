import { contactForm } from './contact/contact.form.ts'
import type { FormDefinition } from './define-form.ts'
import { sponsorForm } from './sponsor/sponsor.form.ts'

/** The forms that the server takes. */
export const forms = [contactForm, sponsorForm] as const

export const FORM_KINDS = forms.map(({ kind }) => kind)
export type FormKind = (typeof forms)[number]['kind']

/** What is kept of a form that was sent. */
export type Enquiry = ReturnType<(typeof forms)[number]['read']>

const byKind: ReadonlyMap<FormKind, FormDefinition<FormKind, Enquiry>> = new Map(forms.map((form) => [form.kind, form]))

export function formOf(kind: FormKind): FormDefinition<FormKind, Enquiry> {
  const form = byKind.get(kind)
  if (!form) throw new Error(`There is no form ${kind}`)
  return form
}
