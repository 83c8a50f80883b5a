import type { Media } from '../../model/media.ts'
import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { Lightbox } from '../../ui/lightbox/Lightbox.tsx'
import { usePage } from '../../ui/page-context.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import { Photo } from '../../ui/slots/slot-renderers.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { SectionProps } from '../define-section.ts'
import { batches } from './batches.ts'
import type { mediaGallery } from './media-gallery.section.ts'
import styles from './MediaGallery.module.css'

/** Only this section's loader writes the data; without it, or when it failed, there is none. */
const isPhotos = (data: unknown): data is readonly Media[] => Array.isArray(data)

/** V-171: all photographs are in the page, so that nothing is missing without script; with it, 24 are shown and the others on request. */
export function MediaGallery({ id, slots, options, data }: SectionProps<typeof mediaGallery>) {
  const { texts } = usePage()
  const more = useBehaviour('sections/media-gallery/media-gallery', 'visible')
  if (id === '') {
    console.error('Group ID is required')
    return null
  }
  const shown = batches(isPhotos(data) ? data : [])
  if (shown.length === 0) return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.noPhotos} />
  return (
    <BoardSection id={id} tone={options.color} title={slots.title}>
      <div {...more}>
        <Lightbox>
          {shown.map((photos, at) => (
            <ul key={photos[0]?.id} data-batch="" className={styles.grid}>
              {photos.map((photo) => (
                <li key={photo.id}>
                  <figure className={styles.photo}>
                    <Photo photo={at === 0 ? photo : withoutBlur(photo)} groupId={id} sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw" className={styles.picture} />
                  </figure>
                </li>
              ))}
            </ul>
          ))}
        </Lightbox>
        {shown.length > 1 && (
          <button type="button" data-more="" className={styles.more}>
            {texts.loadMore}
          </button>
        )}
      </div>
    </BoardSection>
  )
}

/** What is shown later needs no picture of itself in the page. */
const withoutBlur = (photo: Media): Media => ({ ...photo, blurHash: null })
