const TITLE = 'Urban Golf Game'
const TEXT = 'Join my Urban Golf game!'

/** By the phone's share sheet, or into the clipboard where there is none. Whoever closes the sheet wanted neither. */
export async function shareLink(url: string): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: TITLE, text: TEXT, url })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) console.warn(error)
    return 'neither'
  }
}
