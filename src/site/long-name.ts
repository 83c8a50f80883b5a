/** Of a name this long three lines fit a phone's header only in small letters. */
const LONG = 32

export function isLongName(siteName: string): boolean {
  return siteName.length > LONG
}
