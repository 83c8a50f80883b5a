import { same } from '../same.ts'
import { walkGroups, type Group, type PageContent } from './document.ts'

export type ChangeCounts = { fields: number; groups: number; pages: number }

type Placed = { group: Group; place: string }

/** Places are counted among groups that both sides have: a new section does not move all that follow it. */
function placedGroups(groups: readonly Group[], common: ReadonlySet<string>, parent = ''): Placed[] {
  const order = groups.filter(({ id }) => common.has(id)).map(({ id }) => id)
  return groups.flatMap((group) => [{ group, place: `${parent}/${order.indexOf(group.id)}` }, ...placedGroups(group.children, common, group.id)])
}

const idsIn = (content: PageContent) => new Set([...walkGroups(content.groups)].map(({ id }) => id))

/** Which language was closed first is no difference. */
const areAlike = (a: readonly string[], b: readonly string[]) => same(a.toSorted(), b.toSorted())

/** What a publication would change: the counts that the editor shows beside its publish button. */
export function countChanges(working: PageContent, live: PageContent | null): ChangeCounts {
  if (live === null) {
    const groups = [...walkGroups(working.groups)]
    return { fields: groups.reduce((sum, group) => sum + Object.keys(group.fields).length, 0), groups: groups.length, pages: 1 }
  }
  const published = idsIn(live)
  const common = new Set([...idsIn(working)].filter((id) => published.has(id)))
  const before = new Map(placedGroups(live.groups, common).map((placed) => [placed.group.id, placed]))
  let fields = 0
  let groups = 0
  for (const { group, place } of placedGroups(working.groups, common)) {
    const old = before.get(group.id)
    before.delete(group.id)
    const isSame =
      old &&
      old.place === place &&
      same(group.options, old.group.options) &&
      areAlike(group.disallowedLanguages, old.group.disallowedLanguages) &&
      group.status === old.group.status
    if (!isSame) groups += 1
    for (const name of new Set([...Object.keys(group.fields), ...Object.keys(old?.group.fields ?? {})])) {
      if (!same(group.fields[name], old?.group.fields[name])) fields += 1
    }
  }
  return { fields, groups: groups + before.size, pages: areAlike(working.disallowedLanguages, live.disallowedLanguages) ? 0 : 1 }
}
