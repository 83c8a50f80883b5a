import { textIn } from '../model/content/field.ts'
import type { Locale } from '../model/locales.ts'
import { walkGroups, type Group } from '../model/page/document.ts'
import { findDefinition } from './definitions.ts'
import { usedSlots } from './is-empty-in.ts'

export type UnfinishedButton = { groupId: string; slot: string; lacks: 'link' | 'text' }

/** E-153: buttons that lead nowhere, and links that nobody can see. A label that only some languages have is a missing translation. */
export function unfinishedButtons(groups: readonly Group[], locales: readonly Locale[]): UnfinishedButton[] {
  return [...walkGroups(groups)].flatMap((group) => {
    const definition = findDefinition(group.type)
    if (!definition || group.status === 'markedForDeletion') return []
    return usedSlots(definition, group).flatMap(({ slot: { name, field }, kind }): UnfinishedButton[] => {
      const hasText = locales.some((locale) => textIn(field, locale) !== null)
      const hasLink = field.options.link != null
      if (kind !== 'action' || hasText === hasLink) return []
      return [{ groupId: group.id, slot: name, lacks: hasText ? 'link' : 'text' }]
    })
  })
}
