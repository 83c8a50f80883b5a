import { variantWidths } from '../../model/media.ts'
import { Refusal } from '../../model/refusal.ts'
import { storedFile } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** Only the widths that pages ask for are ever made: any other number would fill the disk on request. */
export async function openVariant(context: Context, input: { id: string; width: number }): Promise<string> {
  const { site, store, pictures } = context
  const file = await store.inSite(site.id, (tx) => storedFile(tx, input.id))
  if (!file || !variantWidths(file).includes(input.width)) throw new Refusal('notFound')
  const path = await pictures.variant(site.id, file, input.width)
  if (path === null) throw new Refusal('notFound')
  return path
}
