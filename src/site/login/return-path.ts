/** Where to go after the login: a path of this site, or else the fallback. Browsers read "\" as "/" and drop tabs and line ends. */
export function safeReturnPath(wanted: string | null | undefined, fallback: string): string {
  return wanted != null && wanted.length <= 2000 && /^\/(?![/\\])[^\\\x00-\x1f\x7f]*$/.test(wanted) ? wanted : fallback
}
