const KEY = 'changelogSeen'

/** E-208: once in a session of this browser tab, and only where there is something new. Asking counts as having been told. */
export function takeSessionNews(hasNews: boolean): boolean {
  if (!hasNews) return false
  try {
    if (sessionStorage.getItem(KEY) !== null) return false
    sessionStorage.setItem(KEY, 'true')
    return true
  } catch {
    // Without storage it would come back at every page.
    return false
  }
}
