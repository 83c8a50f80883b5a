const ANYWHERE = 'https://site.invalid'

/**
 * Where to go after the login: a path of this site, or else the fallback. Browsers read "\" as "/" and drop tabs and line ends.
 * As a browser would write it: a header holds no letter such as "č".
 */
export function safeReturnPath(wanted: string | null | undefined, fallback: string): string {
  if (wanted == null || wanted.length > 2000 || !/^\/(?![/\\])[^\\\x00-\x1f\x7f]*$/.test(wanted)) return fallback
  const url = URL.parse(wanted, ANYWHERE)
  // "/.//evil.example" becomes "//evil.example" when its dots are gone.
  if (url?.origin !== ANYWHERE || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}
