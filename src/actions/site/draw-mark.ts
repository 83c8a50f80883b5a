import type { Media } from '../../model/media.ts'
import { cardPicture, iconPicture, logoGrounds } from '../../model/site/logo.ts'
import type { Plate } from '../../services/pictures/marks.ts'
import { storedFile } from '../../store/media.ts'
import type { Context } from '../context.ts'

/** How a mark looks: with a logo on a plate, else as a drawing of the site's initial. */
export type MarkLook = {
  of: 'icon' | 'card'
  width: number
  plate: (picture: Pick<Media, 'width' | 'height'>) => Omit<Plate, 'grounds'>
  initial: string
}

export async function drawMark(context: Context, { of, width, plate, initial }: MarkLook): Promise<Uint8Array> {
  const { site, memory, marks, store } = context
  const { logo } = await memory.frame(site.id)
  const picture = of === 'icon' ? iconPicture(logo) : cardPicture(logo)
  const file = picture && (await store.readSite(site.id, (tx) => storedFile(tx, picture.id)))
  const drawn = picture && file && (await marks.logo(site.id, file, { ...plate(picture), grounds: logoGrounds(site.theme) }))
  return drawn ?? marks.png(initial, width)
}

/** Whether the site has a picture of its own for icons. */
export async function hasLogoIcons({ site, memory }: Context): Promise<boolean> {
  return iconPicture((await memory.frame(site.id)).logo) !== null
}
