import { isVariantWidth } from '../../model/media.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Variant } from '../../services/pictures/pictures.ts'
import { storedFile } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** Only the widths that pages ask for are ever made: any other number would fill the disk on request. */
export async function openVariant(context: Context, input: { id: string; width: number; mayBeAvif: boolean }): Promise<Variant> {
  const { site, store, pictures } = context
  const file = await store.inSite(site.id, (tx) => storedFile(tx, input.id))
  if (!file || !isVariantWidth(file, input.width)) throw new Refusal('notFound')
  const variant = await pictures.variant(site.id, file, input)
  if (variant === null) throw new Refusal('notFound')
  return variant
}
