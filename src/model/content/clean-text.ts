/** What no keyboard types and PostgreSQL (NUL) or a page's markup cannot hold; line breaks and tabs are fine. */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Half an emoji becomes a replacement sign, forbidden control characters go: a text that was pasted is never a reason to refuse it. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, '')
}

export function isCleanText(text: string): boolean {
  return cleanText(text) === text
}
