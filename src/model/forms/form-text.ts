export const LINE_LENGTH = 200
export const NOTE_LENGTH = 10_000

export type TextMessage = 'tooLong' | 'invalid'

/** What no keyboard types into one line; in a note, line breaks and tabs are fine. */
const NOT_IN_A_LINE = /[\0-\x1f\x7f\u2028\u2029]/
const NOT_IN_A_NOTE = /[\0-\x08\v\f\x0e-\x1f\x7f]/

export type TextKind = 'line' | 'note'

/** Null: fine. A field that was not sent counts as left empty. */
export function checkText(value: unknown, kind: TextKind): TextMessage | null {
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') return 'invalid'
  if (value.length > (kind === 'line' ? LINE_LENGTH : NOTE_LENGTH)) return 'tooLong'
  return (kind === 'line' ? NOT_IN_A_LINE : NOT_IN_A_NOTE).test(value) ? 'invalid' : null
}

/** A required field: what is missing, or no text at all, gets the field's own message. */
export function checkRequired<Missing extends string>(value: unknown, kind: TextKind, missing: Missing): Missing | TextMessage | null {
  return typeof value !== 'string' || value.trim() === '' ? missing : checkText(value, kind)
}

/** A trap for programs that fill in everything: people do not see the field. */
export function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

/** Spaces around an address are a slip of the hand; line breaks are not, and stay for the check to refuse. */
export function withoutSpaces(value: unknown): string {
  return typeof value === 'string' && value.length <= LINE_LENGTH * 2 ? value.replace(/^ +| +$/g, '') : ''
}

/** A checked text as it is kept: half an emoji cannot be stored, and browsers write line breaks in two ways. */
export function plainText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\r\n', '\n').trim() : ''
}

/** Only the fields that something is wrong with. */
export function messagesOf<Field extends string, Message extends string>(found: Partial<Record<Field, Message | null>>): Partial<Record<Field, Message>> {
  const wrong: Partial<Record<Field, Message>> = {}
  for (const field in found) {
    const message = found[field]
    if (message) wrong[field] = message
  }
  return wrong
}
