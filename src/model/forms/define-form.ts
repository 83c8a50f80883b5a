export type Values = Readonly<Record<string, unknown>>

/** What browsers send of a form without script, as the checks expect it, and as it was typed. */
export type PostedForm = { values: Record<string, unknown>; typed: Record<string, string | string[]> }

export type FormDefinition<Kind extends string = string, Kept extends { email: string } = { email: string }> = {
  kind: Kind
  /** How it is sent with script: the path below /api/v1/, its fields in words, and one that is filled in rightly. */
  call: { path: string; summary: string; fields: Readonly<Record<string, string>>; example: Record<string, unknown> }
  /** Whether it says its language itself, in `lang`; otherwise the page it was sent from does. */
  saysItsLanguage: boolean
  /** Message keys by field; empty when all is well. */
  check: (values: Values) => Partial<Record<string, string>>
  /** What only the server can judge, because it depends on the day; `today` is the shops' date, such as 2026-11-16. */
  checkToday?: (values: Values, today: string) => Partial<Record<string, string>>
  /** What is kept of values that passed the check. */
  read: (values: Values) => Kept
  /** Form data that a browser made without script; only the fields of the form are looked at. */
  readPosted: (form: URLSearchParams) => PostedForm
}

export function defineForm<const Kind extends string, Kept extends { email: string }>(form: FormDefinition<Kind, Kept>): FormDefinition<Kind, Kept> {
  return form
}
