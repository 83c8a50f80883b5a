import type { ThingParts } from '../../model/commands/key.ts'
import type { SiteTx } from '../store.ts'

/** What lies under a key; null: nothing. A revision never falls, also not while nothing lies there. */
export type StoredThing = { value: unknown; revision: number }

export const NOTHING: StoredThing = { value: null, revision: 0 }

/** Where things of one kind are kept. Values were checked before they are written. */
export type Home<Of extends ThingParts['of']> = {
  read: (tx: SiteTx, parts: Extract<ThingParts, { of: Of }>) => Promise<StoredThing>
  write: (tx: SiteTx, parts: Extract<ThingParts, { of: Of }>, thing: StoredThing) => Promise<void>
}
