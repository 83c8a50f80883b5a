import { may } from '../../model/access.ts'
import { passwordHashOf, type PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Context } from '../context.ts'

/** A protected page opens to editors, and to a request whose cookies hold what its password gave. */
export async function isOpenTo({ site, actor, pageLocks }: Context, tx: SiteTx, page: PageRow, cookie: string): Promise<boolean> {
  if (!page.isProtected || may(actor, 'read', site.id)) return true
  const hash = cookie === '' ? null : await passwordHashOf(tx, page.id)
  return hash !== null && pageLocks.isOpen({ siteId: site.id, pageId: page.id, hash }, cookie)
}
