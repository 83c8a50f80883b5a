/** Makes every process forget what it keeps under these tags; resolved when all of them have. */
export type Purge = {
  purge: (tags: readonly string[]) => Promise<void>
  onPurge: (listener: (tags: readonly string[]) => void) => void
  /** Purges may have been missed while the connection was gone: everything kept must go. */
  onMissed: (listener: () => void) => void
  /** `unsure`: purges may be passing by right now. `cutOff`: the database is away, so nobody can publish either. */
  state: () => 'listening' | 'unsure' | 'cutOff'
  close: () => Promise<void>
}
