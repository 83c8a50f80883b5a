import { findGroup } from '../../model/commands/desk.ts'
import type { Coming } from '../../model/commands/group-presence.ts'
import { mediaIn } from '../../model/content/field.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import { Refusal } from '../../model/refusal.ts'
import type { SiteFacts } from '../../model/site-facts.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { standingOn } from '../../sections/offered.ts'
import { upgradeGroup } from '../../sections/upgrade-content.ts'
import { homesOfGroups } from '../../store/groups.ts'
import { mediaByIds } from '../../store/media.ts'
import type { Ground } from './define-performer.ts'
import { siteFacts } from './group-options.ts'
import { slotNamed } from './slot-of.ts'

const MOST_GROUPS = 400

/** What comes to a page, as its definitions allow it; what they do not know is left out rather than refused, so that old content can come back. */
export async function fittingGroup(ground: Ground, { parentId, after }: Coming): Promise<Group> {
  assertOffered(ground, parentId, after)
  const ids = [...walkGroups([after])].map(({ id }) => id)
  if (ids.length > MOST_GROUPS) throw new Refusal('bodyTooLarge')
  if (new Set(ids).size < ids.length) throw new Refusal('invalidInput', { fieldErrors: { id: 'duplicate' } })
  const types = new Map([...walkGroups([after])].map(({ id, type }) => [id, type]))
  const homes = await homesOfGroups(ground.tx, [...types.keys()])
  if (homes.some(({ id, pageId, type }) => pageId !== ground.desk.pageId || type !== types.get(id))) throw new Refusal('statusClash')
  const facts = await siteFacts(ground)
  const pictures = await mediaByIds(ground.tx, picturesIn(after))
  return upgradeGroup(fitted(after, facts, new Set(Object.keys(pictures))), findDefinition)
}

function assertOffered({ site, desk }: Ground, parentId: string | null, group: Group): void {
  if (parentId !== null) {
    const board = findGroup(desk, parentId)
    if (!board || findDefinition(board.type)?.card !== group.type || group.children.length > 0) throw new Refusal('sectionNotOffered')
    return
  }
  // What stands on the page already, and only waits for its deletion, was offered once.
  if (findGroup(desk, group.id)?.type === group.type) return
  const definition = findDefinition(group.type)
  const standing = definition ? standingOn(definition, site) : 'absent'
  if (standing === 'opticiansOnly') throw new Refusal('opticiansOnly')
  if (!definition || standing === 'absent') throw new Refusal('sectionNotOffered')
  if (group.children.some((child) => child.type !== definition.card || child.children.length > 0)) throw new Refusal('sectionNotOffered')
}

function picturesIn(group: Group): string[] {
  return [...walkGroups([group])].flatMap(({ fields }) => Object.values(fields).map(mediaIn)).filter((id) => id !== null)
}

function fitted(group: Group, site: SiteFacts, pictures: ReadonlySet<string>): Group {
  const known = findDefinition(group.type)?.options ?? {}
  const isOld = group.version < (findDefinition(group.type)?.version ?? 1)
  const fields = Object.entries(group.fields).filter(([name, field]) => {
    const picture = mediaIn(field)
    return (isOld || slotNamed(group.type, name)?.contentType === field.content.type) && (picture === null || pictures.has(picture))
  })
  const options = Object.entries(group.options).filter(([key, value]) => {
    const option = Object.hasOwn(known, key) ? known[key] : undefined
    const parsed = option?.schema.safeParse(value)
    return isOld || (option !== undefined && parsed?.success === true && option.isAllowedOn?.(parsed.data, site) !== false)
  })
  return { ...group, fields: Object.fromEntries(fields), options: Object.fromEntries<unknown>(options), children: group.children.map((child) => fitted(child, site, pictures)) }
}
