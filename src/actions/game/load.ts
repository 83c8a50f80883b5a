import type { Snapshot } from '../../game/state.ts'
import { Refusal } from '../../model/refusal.ts'
import { readSnapshot } from '../../store/games.ts'
import type { Context } from '../context.ts'
import { assertGameId } from './assert-game.ts'

/** Who says what they have got so far also hears which taps have been counted since: nobody shows their own ones twice then. */
export async function loadGame({ site, store }: Context, { id, after }: { id: string; after?: number | undefined }): Promise<Snapshot> {
  assertGameId(site, id)
  const snapshot = await store.readSite(site.id, (tx) => readSnapshot(tx, id, after ?? null))
  if (!snapshot) throw new Refusal('PGRST116')
  return snapshot
}
