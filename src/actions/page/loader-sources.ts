import { buildPath } from '../../model/page/path.ts'
import { strokeCountingTypes } from '../../sections/definitions.ts'
import type { LoaderSources } from '../../sections/define-loader.ts'
import { activeBranches } from '../../store/branches.ts'
import { publishedPagesOf, type ArrangedFor } from '../../store/collections.ts'
import { publishedJobs } from '../../store/jobs.ts'
import { galleryOf, mediaByIds } from '../../store/media.ts'
import { reviewsOf } from '../../store/reviews.ts'
import { readSettings } from '../../store/settings.ts'
import { siteName } from '../../store/sites.ts'
import type { SiteTx } from '../../store/store.ts'
import { trailOf } from '../../store/trail.ts'
import { ownPlace } from './own-place.ts'
import { soundGroups } from './sound-groups.ts'

/** More would make a page of megabytes that nobody scrolls to its end. */
const MOST_PHOTOS = 480

export type LoaderWish = {
  /** Collects which media the sections were given. */
  shown?: Set<string>
  whom: ArrangedFor
}

export function createLoaderSources(tx: SiteTx, { shown = new Set(), whom }: LoaderWish): LoaderSources {
  return {
    pagesOfCollection: async (collection, locale) => {
      const pages = await publishedPagesOf(tx, collection, locale, whom)
      return pages.map(({ id, slug, meta, groups }) => ({
        id,
        slug: slug ?? id,
        name: meta.name[locale] ?? null,
        description: meta.description[locale] ?? null,
        groups: soundGroups(groups, 'live').groups,
      }))
    },
    trail: async (locale) => {
      const trail = await trailOf(tx, strokeCountingTypes)
      const pages = trail ? await publishedPagesOf(tx, trail.collection, locale, whom) : []
      return {
        wholeRounds: trail?.wholeRounds ?? false,
        pages: pages.map(({ id, slug, meta, groups }) => ({
          pageId: id,
          name: meta.name[locale] ?? slug ?? id,
          href: buildPath({ locale, mode: 'live', collection: trail?.collection ?? null, slug: slug ?? id }),
          groups: soundGroups(groups, 'live').groups,
        })),
      }
    },
    mediaByIds: (ids) => {
      for (const id of ids) shown.add(id)
      return mediaByIds(tx, ids)
    },
    gallery: async (groupId) => {
      const photos = await galleryOf(tx, groupId, MOST_PHOTOS)
      for (const { id } of photos) shown.add(id)
      return photos
    },
    branches: (ids) => activeBranches(tx, ids),
    ownPlace: async () => ownPlace(await readSettings(tx), await siteName(tx)),
    jobs: () => publishedJobs(tx),
    reviews: (wanted) => reviewsOf(tx, wanted),
  }
}
