import { navigationChange } from '../../model/commands/navigation-change.ts'
import { pageRemove } from '../../model/commands/page-remove.ts'
import { holdsPage, withoutPage } from '../../model/site/arrange-navigation.ts'
import { readNavigation } from '../../store/navigation.ts'
import type { Context } from '../context.ts'
import { pageToChange, runOnPage } from './run-on-page.ts'

/** Into the bin, and out of the menu. */
export async function removePage(context: Context, { id, commandId }: { id: string; commandId?: string }): Promise<{ id: string }> {
  const before = await pageToChange(context, id)
  await runOnPage(context, { id, commandId }, pageRemove.act({ pageId: id, before }), id)
  const menu = await context.store.readSite(context.site.id, readNavigation)
  if (holdsPage(menu, id)) await runOnPage(context, { id }, navigationChange.act({ before: menu, after: withoutPage(menu, id) }))
  return { id }
}
