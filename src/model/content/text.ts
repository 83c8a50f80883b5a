export const PREVIEW_LENGTH = 200

/** A lone newline is what an emptied rich text leaves behind; it must not keep a slot visible. */
export function isEmptyText(value: string | null | undefined): boolean {
  return value == null || value.trim() === ''
}

export function normaliseText(value: string | null): string | null {
  return isEmptyText(value) ? null : value
}

export function previewText(value: string): string {
  const characters = Array.from(value)
  return characters.length <= PREVIEW_LENGTH ? value : `${characters.slice(0, PREVIEW_LENGTH).join('')}…`
}
