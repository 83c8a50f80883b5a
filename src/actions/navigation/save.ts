import { assertMay } from '../../model/access.ts'
import { navigationChange } from '../../model/commands/navigation-change.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import { readNavigation } from '../../store/navigation.ts'
import { pageByRole } from '../../store/pages.ts'
import { runCommand } from '../commands/run-command.ts'
import type { Context } from '../context.ts'

/** E-240: the whole menu; what differs from what is there is changed. */
export async function saveNavigation(context: Context, { navigation, commandId }: { navigation: Navigation; commandId?: string }): Promise<{ navigation: Navigation }> {
  const { site, actor, store, newId } = context
  assertMay(actor, 'edit', site.id)
  const { before, home } = await store.readSite(site.id, async (tx) => ({ before: await readNavigation(tx), home: await pageByRole(tx, 'home') }))
  await runCommand(context, { ...navigationChange.act({ before, after: navigation }), id: commandId ?? newId(), pageId: home?.id ?? newId(), revisions: null, asked: navigation })
  return { navigation: await store.readSite(site.id, readNavigation) }
}
