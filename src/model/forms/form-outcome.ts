/** What a page that is drawn after a submission without script is told: for which section, and what became of it. */
export type FormOutcome = {
  groupId: string
  state: 'sent' | 'invalid' | 'refused' | 'error'
  /** As typed, so that nobody types twice. */
  values: Readonly<Record<string, string | string[]>>
  /** Message keys by field. */
  errors: Readonly<Record<string, string>>
  /** Why it was refused, in the visitor's language. */
  reason?: string
}
