import type { Media } from '../../model/media.ts'
import type { Logo } from '../../model/site/logo.ts'
import type { Settings } from '../../model/site/settings.ts'
import { mediaByIds } from '../../store/media.ts'
import type { SiteTx } from '../../store/store.ts'

/** Only pictures of this site are found: an id of another site's picture counts as none. */
export async function readLogo(tx: SiteTx, { picture, alternative, mark }: Settings['logo']): Promise<Logo> {
  const media = await mediaByIds(
    tx,
    [picture, alternative, mark].filter((id) => id !== ''),
  )
  const image = (id: string): Media | null => {
    const found = media[id]
    return found?.mediaType === 'image' && found.width > 0 && found.height > 0 ? found : null
  }
  return { picture: image(picture), alternative: image(alternative), mark: image(mark) }
}
