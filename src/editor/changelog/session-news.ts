export const NEWS_SHOWN = 'changelogSeen'

/** E-208: once in a session of this browser tab. Without storage it would come back at every page, so then not at all. */
export function isNewsDue(): boolean {
  try {
    return sessionStorage.getItem(NEWS_SHOWN) === null
  } catch {
    return false
  }
}

export function noteNewsShown(): void {
  try {
    sessionStorage.setItem(NEWS_SHOWN, 'true')
  } catch {
    // Nothing to remember it with, and nothing was shown either.
  }
}
