const KEY = 'changelogSeen'

/** E-208: once in a session of this browser tab. Without storage it would come back at every page, so then not at all. */
export function isNewsDue(): boolean {
  try {
    return sessionStorage.getItem(KEY) === null
  } catch {
    return false
  }
}

export function noteNewsShown(): void {
  try {
    sessionStorage.setItem(KEY, 'true')
  } catch {
    // Nothing to remember it with, and nothing was shown either.
  }
}
