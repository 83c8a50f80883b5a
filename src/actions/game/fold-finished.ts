import { foldTaps } from '../../store/forget-games.ts'
import type { Store } from '../../store/store.ts'

const FOLDED_AFTER_HOURS = 24

/** A game without a stroke for a day is over: what remains of it are its scores, not each tap. */
export async function foldFinishedGames(store: Store, siteId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FOLDED_AFTER_HOURS * 3_600_000).toISOString()
  while ((await store.inSite(siteId, (tx) => foldTaps(tx, before))) > 0);
}
