import type { Field, FieldContent } from '../../model/content/field.ts'
import { emptyField } from '../../model/content/field.ts'
import { plainText, type RichText } from '../../model/content/rich-text.ts'
import { SLOT_NAMES, type SlotName } from '../../model/content/slot-names.ts'
import type { Group, OptionValues } from '../../model/page/document.ts'
import type { SectionDefinition, SlotDefinition } from '../../sections/define-section.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { SAMPLE_MEDIA_IDS, SAMPLE_PORTRAIT_IDS, SAMPLE_VIDEO } from './sample-pictures.ts'
import { SAMPLE_CARD_TEXTS, SAMPLE_TEXTS } from './sample-texts.ts'

export const SAMPLE_PAGE_ID = 'samplepage0000000000000000'
const CARDS = 6
const BACKDROP = 3

/** Which card of its board it is, if it is one. */
type Place = { card: number | null; isPerson: boolean }

export function richLines(text: string): { json: RichText; text: string } {
  const json: RichText = { type: 'doc', content: text.split('\n').map((line) => ({ type: 'paragraph', content: line === '' ? [] : [{ type: 'text', text: line }] })) }
  return { json, text: plainText(json) }
}

/** Where a person is named, a person is shown. */
function portraitFor(position: number): string | null {
  return SAMPLE_PORTRAIT_IDS[position % SAMPLE_PORTRAIT_IDS.length] ?? null
}

function pictureFor(name: SlotName, position: number): string | null {
  const pictureSlots = SLOT_NAMES.filter((slot) => /image$/i.test(slot) && slot !== 'backgroundImage')
  const index = name === 'backgroundImage' ? BACKDROP : Math.max(0, pictureSlots.indexOf(name)) + position
  return SAMPLE_MEDIA_IDS[index % SAMPLE_MEDIA_IDS.length] ?? null
}

function textFor(name: SlotName, card: number | null): string {
  const ofCards = card === null ? undefined : SAMPLE_CARD_TEXTS[name]
  return ofCards?.[(card ?? 0) % ofCards.length] ?? SAMPLE_TEXTS[name]
}

function contentFor(name: SlotName, { kind, contentType }: SlotDefinition, { card, isPerson }: Place): FieldContent {
  const text = textFor(name, card)
  switch (contentType) {
    case 'single':
      return { type: contentType, data: text }
    case 'localizedSingleValue':
      return { type: contentType, data: { de: text } }
    case 'localizedRichText':
      return { type: contentType, data: { de: richLines(text) } }
    case 'media':
      return { type: contentType, data: kind === 'video' ? SAMPLE_VIDEO.id : isPerson ? portraitFor(card ?? 0) : pictureFor(name, card ?? 0) }
  }
}

function fieldFor(name: SlotName, slot: SlotDefinition, place: Place): Field {
  const options = {
    ...(slot.kind === 'action' && { link: { type: 'page' as const, page: { id: SAMPLE_PAGE_ID } } }),
    ...((slot.kind === 'picture' || slot.kind === 'video') && { alt: { de: SAMPLE_TEXTS[name] } }),
  }
  return { content: contentFor(name, slot, place), options, visible: true }
}

type Wanted = { id: string; options?: OptionValues; isEmpty?: boolean; card?: number }

/** A section as an editor would have filled it, or as it looks right after it was added; made from its definition alone. */
export function sampleGroup(definition: SectionDefinition, { id, options = {}, isEmpty = false, card }: Wanted): Group {
  const place: Place = { card: card ?? null, isPerson: definition.slots.name !== undefined }
  const fields = SLOT_NAMES.flatMap((name): [string, Field][] => {
    const slot = definition.slots[name]
    if (!slot) return []
    return [[name, isEmpty ? emptyField(slot.contentType) : fieldFor(name, slot, place)]]
  })
  const cardDefinition = definition.card === undefined ? undefined : findDefinition(definition.card)
  const cards = cardDefinition ? Array.from({ length: isEmpty ? 3 : CARDS }, (_, index) => sampleGroup(cardDefinition, { id: `${id}-${index + 1}`, isEmpty, card: index })) : []
  const defaults = Object.entries(definition.options).map(([key, option]) => [key, option.samples?.[(card ?? 0) % option.samples.length] ?? option.default])
  return {
    id,
    type: definition.type,
    version: definition.version,
    status: 'published',
    disallowedLanguages: [],
    options: { ...Object.fromEntries(defaults), ...options },
    fields: Object.fromEntries(fields),
    children: cards,
  }
}
