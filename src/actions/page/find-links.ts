import { assertMay } from '../../model/access.ts'
import type { PageMeta } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Settings } from '../../model/site/settings.ts'
import { linksTo } from '../../store/page-links.ts'
import { pageById } from '../../store/pages.ts'
import { readSettings } from '../../store/settings.ts'
import type { Context } from '../context.ts'

export type LinkPlace = { pageId: string; name: PageMeta['name']; type: string; slot: string | null; isLive: boolean }

/** Every place of the site that leads to a page, besides the menu: contents of other pages, and the booking button. */
export async function findLinks({ site, actor, store }: Context, { id }: { id: string }): Promise<{ places: LinkPlace[]; isBooking: boolean }> {
  assertMay(actor, 'read', site.id)
  return store.readSite(site.id, async (tx) => {
    const page = await pageById(tx, id)
    if (!page || page.status === 'deleted') throw new Refusal('notFound')
    const [found, { bookingButton }] = await Promise.all([linksTo(tx, id), readSettings(tx)])
    return { places: found.map(({ meta, ...place }) => ({ ...place, name: meta.name })), isBooking: isBookedAt(bookingButton, id) }
  })
}

const isBookedAt = ({ page, links }: Settings['bookingButton'], id: string) => page === id || links.some((link) => link.type === 'page' && link.page.id === id)
