import { mediaNamed, withoutMedia } from '../../model/content/media-in-content.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { mediaByIds } from '../../store/media.ts'
import type { SiteTx } from '../../store/store.ts'

/** Pictures leave the bin for good after a while, and earlier versions do not keep them: where one was, there is a place for another. */
export async function withoutGoneMedia(tx: SiteTx, groups: readonly Group[]): Promise<Group[]> {
  const named = new Set([...walkGroups(groups)].flatMap(({ fields }) => Object.values(fields).flatMap(({ content }) => mediaNamed(content))))
  const known = await mediaByIds(tx, [...named])
  const isGone = (id: string) => !Object.hasOwn(known, id)
  const emptied = (group: Group): Group => ({
    ...group,
    fields: Object.fromEntries(Object.entries(group.fields).map(([name, field]) => [name, { ...field, content: withoutMedia(field.content, isGone) }])),
    children: group.children.map(emptied),
  })
  return groups.map(emptied)
}
