import { mediaIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { sharePath, type Media } from '../../model/media.ts'
import type { Group } from '../../model/page/document.ts'
import type { ShareView } from '../page-view.ts'
import { shownSections } from '../shown-sections.ts'

type Input = { groups: readonly Group[]; media: Readonly<Record<string, Media>>; locale: Locale }

/** The first picture that visitors see on the page. */
function firstPicture({ groups, media, locale }: Input): ShareView['picture'] | null {
  for (const { group, slots } of shownSections(groups, locale)) {
    for (const { field, isShown } of Object.values(slots)) {
      const medium = isShown ? media[mediaIn(field) ?? ''] : undefined
      if (medium?.mediaType === 'image') return { path: sharePath(medium.id), alt: field.options.alt?.[locale] ?? '' }
    }
    const below = firstPicture({ groups: group.children, media, locale })
    if (below) return below
  }
  return null
}

export const SITE_PICTURE = '/share.png'

export function sharePicture(input: Input, siteName: string): ShareView['picture'] {
  return firstPicture(input) ?? { path: SITE_PICTURE, alt: siteName }
}
