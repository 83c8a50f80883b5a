import { galleryTag } from '../../model/cache-tags.ts'
import type { SectionLoader } from '../define-loader.ts'

/** Photographs act at once: whoever uploads or deletes one refreshes the pages that show the gallery. */
export const mediaGalleryLoader: SectionLoader = {
  tags: ({ siteId, group }) => [galleryTag(siteId, group.id)],
  load: (sources, { group }) => sources.gallery(group.id),
}
