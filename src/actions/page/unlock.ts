import type { PageAddress } from '../../model/page/path.ts'
import { Refusal } from '../../model/refusal.ts'
import { addressKey } from '../../services/limits/address-key.ts'
import type { LockedPage } from '../../services/page-locks/page-locks.ts'
import { passwordHashOf } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { findPage, readLive } from './find-page.ts'
import { MAX_PAGE_PASSWORD } from './set-password.ts'

type Unlocking = { place: PageAddress; password: string; address: string }

/** The cookie that opens the page to this browser. Nothing is written: the server need not know who has opened what. */
export async function unlockPage(context: Context, { place, password, address }: Unlocking): Promise<{ cookies: string[] }> {
  const { limits, pageLocks } = context
  const page = await lockedPageAt(context, place)
  if (!page) throw new Refusal('methodNotAllowed')
  const attempt = `${page.pageId} ${addressKey(address)}`
  await limits.take('pagePasswordAddress', address)
  await limits.take('pagePassword', attempt)
  await limits.take('pagePasswordPage', page.pageId)
  // Too long to be anybody's password: not worth the time that hashing takes.
  if (password.length > MAX_PAGE_PASSWORD || !(await pageLocks.isRight(page.hash, password.trim()))) throw new Refusal('wrongPassword')
  await limits.giveBack('pagePasswordAddress', address)
  await limits.giveBack('pagePassword', attempt)
  await limits.giveBack('pagePasswordPage', page.pageId)
  return { cookies: [pageLocks.issue(page)] }
}

async function lockedPageAt({ store, site }: Context, place: PageAddress): Promise<LockedPage | null> {
  if (place.mode !== 'live' || !site.locales.includes(place.locale)) return null
  return store.readSite(site.id, async (tx) => {
    const found = await findPage(tx, place)
    if (!found || found.redirect !== null || !found.page.isProtected || !(await readLive(tx, found, place.locale))) return null
    const hash = await passwordHashOf(tx, found.page.id)
    return hash === null ? null : { siteId: site.id, pageId: found.page.id, hash }
  })
}
