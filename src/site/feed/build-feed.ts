import { hrefOf } from '../../model/content/link.ts'
import { buildPath } from '../../model/page/path.ts'
import { readDate } from '../../model/read-date.ts'
import type { Site } from '../../model/site/site.ts'
import { slotText } from '../../ui/slots/slot.ts'
import { linksIn } from '../href-for.ts'
import type { PageSource } from '../page-source.ts'
import { shownSections } from '../shown-sections.ts'
import { feedPath, hasFeed } from './feed-path.ts'

export type FeedEntry = { id: string; title: string; text: string; date: string | null; url: string }
export type Feed = { title: string; description: string; locale: string; pageUrl: string; feedUrl: string; entries: readonly FeedEntry[] }

const MOST_ENTRIES = 50

/** Everything in it stands on the page too; null when the page has no news. */
export function buildFeed(site: Site, source: PageSource, origin: string): Feed | null {
  const { address, page } = source
  const { locale } = address
  if (!hasFeed(source)) return null
  const pageUrl = origin + buildPath(address)
  const links = linksIn(source.addresses, source.address)
  const entries = shownSections(source.groups, locale).flatMap(({ group, definition }) => {
    const { feed } = definition
    if (!feed) return []
    return shownSections(group.children, locale).flatMap(({ group: card, slots }): FeedEntry[] => {
      const title = slotText(slots[feed.title], locale)
      if (title === null) return []
      const link = slots[feed.link]?.field.options.link
      const href = link && slotText(slots[feed.link], locale) !== null ? hrefOf(link, (pageId) => links[pageId]) : undefined
      const id = `${pageUrl}#s-${card.id}`
      return [
        {
          id,
          title,
          text: slotText(slots[feed.text], locale) ?? '',
          date: readDate(slotText(slots[feed.date], locale) ?? '', locale),
          url: href === undefined ? id : new URL(href, origin).href,
        },
      ]
    })
  })
  const name = page.role === 'home' ? '' : (page.meta.name[locale] ?? '')
  return {
    title: name === '' ? site.name : `${name} – ${site.name}`,
    description: page.meta.description[locale] ?? '',
    locale,
    pageUrl,
    feedUrl: origin + feedPath(address),
    entries: entries.slice(0, MOST_ENTRIES),
  }
}
