import { mediaIn, richIn, textIn } from '../model/content/field.ts'
import type { Locale } from '../model/locales.ts'
import { isShownIn, type Group } from '../model/page/document.ts'
import type { Slot } from '../ui/slots/slot.ts'
import type { SectionDefinition, SlotDefinition, SlotKind } from './define-section.ts'
import { findDefinition } from './definitions.ts'
import { prepareSection } from './prepare-section.ts'

/**
 * Whether a section or card would show visitors nothing but its ground in this language. One rule for all types: what fills
 * it is said by its definition, its slots and its cards.
 */
export function isEmptyIn(group: Group, locale: Locale, data: Readonly<Record<string, unknown>> = {}): boolean {
  const definition = findDefinition(group.type)
  if (!definition || definition.filledBy === 'itself') return !definition
  if (definition.filledBy !== 'slots') return !definition.filledBy(data[group.id])
  return !usedSlots(definition, group).some(({ slot, kind }) => showsIn(slot, kind, locale)) && shownCards(group, locale).every((card) => isEmptyIn(card, locale, data))
}

/** Whether somebody wrote something for readers of this language; a picture, a price or an address says nothing to them in particular. */
export function hasWordsIn(group: Group, locale: Locale): boolean {
  const definition = findDefinition(group.type)
  if (!definition) return false
  const hasOwn = usedSlots(definition, group).some(({ slot, kind }) => (kind === 'text' || kind === 'richText') && textIn(slot.field, locale) !== null)
  return hasOwn || shownCards(group, locale).some((card) => hasWordsIn(card, locale))
}

export type Used = { slot: Slot; kind: SlotKind }

/** Switched on, and of two kinds of media the one that was chosen. */
export function usedSlots(definition: SectionDefinition, group: Group): Used[] {
  const { slots, options } = prepareSection(definition, group)
  const unused: SlotKind | null = 'media' in definition.options ? (options['media'] === 'video' ? 'picture' : 'video') : null
  return Object.entries(definition.slots).flatMap(([name, { kind }]: [string, SlotDefinition]): Used[] => {
    const slot = slots[name]
    return slot?.isShown === true && kind !== unused ? [{ slot, kind }] : []
  })
}

function showsIn({ field }: Slot, kind: SlotKind, locale: Locale): boolean {
  if (kind === 'picture' || kind === 'video') return mediaIn(field) !== null
  if (kind === 'richText') return richIn(field, locale) !== null
  return textIn(field, locale) !== null && (kind !== 'action' || field.options.link != null)
}

function shownCards(group: Group, locale: Locale): Group[] {
  return group.children.filter((card) => isShownIn(card, locale))
}
