import { findGroup, type Desk } from '../../model/commands/desk.ts'
import { keysWithin } from '../../model/commands/facts.ts'
import { factsOf } from '../../model/commands/facts-of.ts'
import { readKey } from '../../model/commands/key.ts'
import type { ReadNews } from '../../services/live/live.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import { keysSince, sequenceOf } from '../../store/changes.ts'
import { readPageRows, revisionsOf, treeOf } from '../../store/page-rows.ts'
import { pageById } from '../../store/pages.ts'
import type { Store } from '../../store/store.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import type { PageMessage } from './page-messages.ts'

/** What was missed is told as it is now: one fact for each key that was written meanwhile. */
export function createReadPageNews(store: Store): ReadNews<PageMessage> {
  return ({ siteId, id }, after) =>
    store.readSite(siteId, async (tx) => {
      const page = await pageById(tx, id)
      if (!page || page.status === 'deleted') return null
      if (after === null) return { sequence: await sequenceOf(tx, id), messages: [] }
      const { sequence, keys } = await keysSince(tx, id, after)
      if (keys.length === 0) return { sequence, messages: [] }
      const rows = await readPageRows(tx, id)
      const desk: Desk = { pageId: id, groups: treeOf(rows).map((group) => upgradeGroup(group, findDefinition)) }
      const revisions = revisionsOf(rows)
      const isWhole = keys.some((key) => readKey(key)?.of === 'page')
      const told = isWhole ? Object.keys(revisions) : [...new Set(keys.flatMap((key) => withAllInside(desk, key)))]
      return { sequence, messages: [{ sequence, name: 'change', data: { facts: factsOf(desk, told, revisions), by: null, isLive: isVisibleToVisitors(page.status) } }] }
    })
}

/** A section that came is told with all it holds. */
function withAllInside(desk: Desk, key: string): string[] {
  const parts = readKey(key)
  const group = parts?.of === 'group' ? findGroup(desk, parts.groupId) : undefined
  return group ? keysWithin(group) : [key]
}
