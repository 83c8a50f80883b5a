import { deleteGame, deleteRemovedPlayers, deleteTaps, idleGames } from '../../store/forget-games.ts'
import type { Store } from '../../store/store.ts'
import { forEachSite } from '../for-each-site.ts'
import { foldFinishedGames } from './fold-finished.ts'

const IDLE_MONTHS = 12
const REMOVED_HOURS = 24

type Parts = { store: Store; now: () => Date }

/** A-49 and C-28: games nobody played for a year, and players removed a day ago. One small transaction after the other. */
export async function forgetIdleGames({ store, now }: Parts): Promise<void> {
  await forEachSite(store, (siteId) => forgetIn(store, siteId, now()))
}

async function forgetIn(store: Store, siteId: string, now: Date): Promise<void> {
  await foldFinishedGames(store, siteId, now)
  const removedBefore = new Date(now.getTime() - REMOVED_HOURS * 3_600_000).toISOString()
  while ((await store.inSite(siteId, (tx) => deleteRemovedPlayers(tx, removedBefore))) > 0);
  const before = monthsBefore(now, IDLE_MONTHS).toISOString()
  for (let after: string | null = ''; after !== null;) {
    const from: string = after
    const { ids, last } = await store.readSite(siteId, (tx) => idleGames(tx, { after: from, before }))
    for (const id of ids) await forgetGame(store, siteId, { id, before })
    after = last
  }
}

async function forgetGame(store: Store, siteId: string, game: { id: string; before: string }): Promise<void> {
  while ((await store.inSite(siteId, (tx) => deleteTaps(tx, game))) > 0);
  await store.inSite(siteId, (tx) => deleteGame(tx, game))
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}
