import { Refusal } from '../../model/refusal.ts'
import { changeById, type StoredChange } from '../../store/changes.ts'
import type { SiteTx } from '../../store/store.ts'

type Asked = { id: string; kind: `page.${string}`; pageId: string }

/** What the same request did before, if it did. The same id with something else in it is a mistake of the caller. */
export async function seenBefore(tx: SiteTx, { id, kind, pageId }: Asked): Promise<StoredChange | null> {
  const seen = await changeById(tx, id)
  if (seen && (seen.kind !== kind || seen.pageId !== pageId)) throw new Refusal('commandReused')
  return seen
}
