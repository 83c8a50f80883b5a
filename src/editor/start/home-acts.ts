import type { Act } from '../../model/commands/define-command.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupRemove } from '../../model/commands/group-remove.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { placeOf } from '../../model/page/place.ts'
import { pageGroups } from '../pages/templates/page-groups.ts'
import { EMPTY_PAGE, type TemplateSection } from '../pages/templates/templates.ts'

type Home = { pageId: string; groups: readonly Group[]; locale: Locale; newId: () => string; /** Sections that this start put there before. */ made: readonly string[] }

const isUntouched = ({ fields, children }: Group): boolean => Object.keys(fields).length === 0 && children.every(isUntouched)

/** Whether somebody has begun to build this page: then nothing is put there by itself. */
export const isBegun = (groups: readonly Group[], made: readonly string[]): boolean => groups.slice(1).some((group) => !made.includes(group.id) || !isUntouched(group))

/** Sections below the first one, in the place of those that an earlier choice put there. */
export function homeActs({ pageId, groups, locale, newId, made }: Home, wanted: readonly TemplateSection[]): { acts: Act[]; made: readonly string[] } {
  const [first, ...others] = groups
  if (!first || isBegun(groups, made)) return { acts: [], made }
  const isThere = others.length === wanted.length && others.every(({ type }, at) => type === wanted[at]?.definition.type)
  if (isThere) return { acts: [], made }
  const ids = groups.map(({ id }) => id)
  const removals = others.toReversed().map((group) => groupRemove.act({ pageId, parentId: null, place: placeOf(ids, group.id), before: group }))
  const [, ...added] = pageGroups([...EMPTY_PAGE, ...wanted], { name: '', locale, newId })
  const additions = added.map((group, at) => groupAdd.act({ pageId, parentId: null, place: { nextTo: added[at - 1]?.id ?? first.id, side: 'after' }, after: group }))
  return { acts: [...removals, ...additions], made: added.map(({ id }) => id) }
}
