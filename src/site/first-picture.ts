import { mediaIn } from '../model/content/field.ts'
import type { Media } from '../model/media.ts'
import { walkGroups, type Group } from '../model/page/document.ts'
import { findDefinition } from '../sections/definitions.ts'
import { prepareSection } from '../sections/prepare-section.ts'

/** Further down no picture is in the first view, and a hurried one would only delay the text. */
const SECTIONS_IN_VIEW = 2

type FirstPicture = { groupId: string; slot: string }

/** In the order of the definition's slots, backdrops first: they lie behind everything else of their section. */
export function firstPictureIn(groups: readonly Group[], media: Readonly<Record<string, Media>>): FirstPicture | null {
  for (const group of walkGroups(groups.slice(0, SECTIONS_IN_VIEW))) {
    const pictures = shownPictures(group, media)
    const slot = pictures.find((name) => name === 'backgroundImage') ?? pictures[0]
    if (slot !== undefined) return { groupId: group.id, slot }
  }
  return null
}

function shownPictures(group: Group, media: Readonly<Record<string, Media>>): string[] {
  const definition = findDefinition(group.type)
  if (!definition) return []
  const { slots } = prepareSection(definition, group)
  return Object.entries(definition.slots).flatMap(([name, { kind }]) => {
    const slot = kind === 'picture' ? slots[name] : undefined
    const id = slot?.isShown ? mediaIn(slot.field) : null
    return id !== null && media[id]?.mediaType === 'image' ? [name] : []
  })
}
