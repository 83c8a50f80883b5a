import { assertMay, type Actor } from '../../model/access.ts'
import { isId } from '../../model/ids.ts'
import { Refusal } from '../../model/refusal.ts'
import type { SiteTx } from '../../store/store.ts'
import { lockUpload, uploadById, type Upload } from '../../store/uploads.ts'

type Asking = { actor: Actor; id: string; now: Date; isLocked?: boolean }

/** The upload of this person on this site; anybody else's is as missing as one that never was. */
export async function ownUpload(tx: SiteTx, { actor, id, now, isLocked = false }: Asking): Promise<Upload> {
  assertMay(actor, 'edit', tx.siteId)
  const upload = isId(id) ? await (isLocked ? lockUpload : uploadById)(tx, id) : null
  if (upload?.userId !== actor.userId) throw new Refusal('notFound')
  if (Date.parse(upload.expiresAt) <= now.getTime()) throw new Refusal('uploadGone')
  return upload
}
