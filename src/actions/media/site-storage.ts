import { Refusal } from '../../model/refusal.ts'
import { mediaBytes } from '../../store/media.ts'
import type { SiteTx } from '../../store/store.ts'

/** Some ten thousand photographs. */
const MAX_SITE_BYTES = 20_000_000_000

/** What is stored, what is on its way and what comes now must find room together. */
export async function assertRoom(tx: SiteTx, { coming, onTheWay = 0 }: { coming: number; onTheWay?: number }): Promise<void> {
  if ((await mediaBytes(tx)) + onTheWay + coming > MAX_SITE_BYTES) throw new Refusal('storageFull')
}
