import { anyCollectionTag, siteTag } from '../../model/cache-tags.ts'
import { textIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { isShownIn, type Group } from '../../model/page/document.ts'
import type { SectionLoader } from '../define-loader.ts'
import { toggleKey } from '../define-section.ts'
import type { Course } from './trail-hole.ts'

/** The holes of the course in the order of play. Which collection that is shows only while loading, so any of them may change it. */
export const scoreTrackerLoader: SectionLoader = {
  tags: ({ siteId }) => [siteTag(siteId, 'pages'), anyCollectionTag(siteId)],
  load: async (sources, { locale }): Promise<Course> => {
    const { pages, wholeRounds } = await sources.trail(locale)
    const trail = pages.map(({ pageId, name, href, groups }) => {
      const leading = groups.find((group) => isShownIn(group, locale) && wordsOf(group, 'title', locale) !== null)
      return { pageId, href, title: (leading && wordsOf(leading, 'title', locale)) ?? name, facts: leading ? wordsOf(leading, 'kicker', locale) : null }
    })
    return { trail, wholeRounds }
  },
}

function wordsOf({ fields, options }: Group, slot: 'title' | 'kicker', locale: Locale): string | null {
  const field = fields[slot]
  return field?.visible === true && options[toggleKey(slot)] !== false ? textIn(field, locale) : null
}
