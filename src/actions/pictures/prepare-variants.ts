import { variantWidths } from '../../model/media.ts'
import type { Parts } from '../context.ts'

type ArrivedPicture = { objectId: string; extension: string; width: number }

/**
 * Everything that pages may ask of a picture, made when it arrives, so that no visitor sees a blurred place while it is drawn.
 * It needs no row yet: a picture that cannot be drawn is refused before anything names it.
 */
export async function prepareVariants({ pictures }: Pick<Parts, 'pictures'>, siteId: string, picture: ArrivedPicture): Promise<void> {
  await pictures.prepare(siteId, picture, variantWidths(picture))
}
