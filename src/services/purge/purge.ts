/** Makes every process forget what it keeps under these tags; resolved when all of them have. */
export type Purge = {
  purge: (tags: readonly string[]) => Promise<void>
  onPurge: (listener: (tags: readonly string[]) => void) => void
  /** Whether this process is sure to hear of every purge; if not, what it keeps may be old. */
  isListening: () => boolean
  close: () => Promise<void>
}
