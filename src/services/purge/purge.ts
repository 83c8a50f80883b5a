import type { SQL } from 'drizzle-orm'

/** As much of a transaction as an announcement needs; `SiteTx` and `Database` of the store fit. */
export type Transaction = { execute: (statement: SQL) => PromiseLike<unknown> }

export type Announcement = {
  /**
   * To be awaited after the commit, never inside the transaction: this process has forgotten at once, and the promise is
   * kept when all others have, or after two seconds, or when those that have not are gone. It never fails: what was
   * committed is committed, and every process that lives hears of it.
   */
  acknowledged: () => Promise<void>
}

/** Makes every process forget what it keeps under tags. */
export type Purge = {
  /**
   * For every transaction that changes what visitors see: publications, settings, navigation, shared data. The news
   * travels with the commit, so a process that dies right after it leaves nobody stale, and a rollback tells nobody.
   *
   *     const { number, news } = await store.inSite(site.id, async (tx) => {
   *       …
   *       return { number, news: await purge.announce(tx, [pageTag(site.id, page.id)]) }
   *     })
   *     await news.acknowledged()
   *
   * Commits with news wait for each other in the whole database: never for taps, and not for drafts, which no visitor sees.
   */
  announce: (tx: Transaction, tags: readonly string[]) => Promise<Announcement>
  /** Where no transaction of ours changed anything: forgets on request. Resolved like `acknowledged`. */
  purge: (tags: readonly string[]) => Promise<void>
  onPurge: (listener: (tags: readonly string[]) => void) => void
  /** Purges may have been missed while the connection was gone: everything kept must go. */
  onMissed: (listener: () => void) => void
  /** `unsure`: purges may be passing by right now. `cutOff`: the database is away, so nobody can publish either. */
  state: () => 'listening' | 'unsure' | 'cutOff'
  /** Waits while it is unsure, a second at most. */
  untilSure: () => Promise<void>
  close: () => Promise<void>
}
