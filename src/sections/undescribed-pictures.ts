import { mediaIn } from '../model/content/field.ts'
import type { Locale } from '../model/locales.ts'
import { lacksAlt, type Media } from '../model/media.ts'
import { walkGroups, type Group } from '../model/page/document.ts'
import { findDefinition } from './definitions.ts'
import { usedSlots } from './is-empty-in.ts'

export type UndescribedPicture = { groupId: string; slot: string }

/** E-153: pictures of which nobody has said what they show, in any language, nor that they need no words. */
export function undescribedPictures(groups: readonly Group[], locales: readonly Locale[], media: Readonly<Record<string, Media>>): UndescribedPicture[] {
  return [...walkGroups(groups)].flatMap((group) => {
    const definition = findDefinition(group.type)
    if (!definition || group.status === 'markedForDeletion') return []
    return usedSlots(definition, group).flatMap(({ slot: { name, field }, kind }): UndescribedPicture[] => {
      const id = mediaIn(field)
      if (kind !== 'picture' || id === null) return []
      const medium = media[id] ?? {}
      return locales.every((locale) => lacksAlt(medium, field.options.alt, locale)) ? [{ groupId: group.id, slot: name }] : []
    })
  })
}
