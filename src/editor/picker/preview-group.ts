import type { Samples } from '../../i18n/samples/de.ts'
import type { Field, FieldContent } from '../../model/content/field.ts'
import type { RichText } from '../../model/content/rich-text.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { SectionDefinition, SlotDefinition } from '../../sections/define-section.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { newSection } from '../../sections/new-group.ts'
import { sampleWord } from '../../sections/sample-word.ts'

/** No picture has it: previews draw pictures themselves. */
const ANY_PICTURE = '0'.repeat(26)
const ANY_PAGE = '1'.repeat(26)

type Words = { samples: Samples; locale: Locale }

/** What fills itself from elsewhere has nothing to show before it stands on a page; a form has. */
export function hasPreview({ filledBy, form }: SectionDefinition): boolean {
  return filledBy === 'slots' || form !== undefined
}

/** Of several places for pictures or videos, those that the section begins with. */
function isFilled(definition: SectionDefinition, name: string, { kind }: SlotDefinition): boolean {
  if (kind === 'video') return !('media' in definition.options)
  return !(name === 'image' && definition.slots.backgroundImage !== undefined)
}

function contentOf({ contentType }: SlotDefinition, word: string, locale: Locale): FieldContent {
  switch (contentType) {
    case 'single':
      return { type: contentType, data: word }
    case 'localizedSingleValue':
      return { type: contentType, data: { [locale]: word } }
    case 'localizedRichText': {
      const json: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }] }
      return { type: contentType, data: { [locale]: { json, text: word } } }
    }
    case 'media':
      return { type: contentType, data: ANY_PICTURE }
  }
}

function filled(group: Group, definition: SectionDefinition, { samples, locale }: Words, position: number): Group {
  const fields = Object.entries(definition.slots).flatMap(([name, slot]): [string, Field][] => {
    if (!isFilled(definition, name, slot)) return []
    const content = contentOf(slot, sampleWord(samples, definition, name, position) ?? '', locale)
    return [[name, { content, options: slot.kind === 'action' ? { link: { type: 'page', page: { id: ANY_PAGE } } } : {}, visible: true }]]
  })
  return { ...group, fields: Object.fromEntries(fields) }
}

/** The section as it might look once somebody has written in it; `at` tells it from others of its type in the same picture. */
export function previewGroup(definition: SectionDefinition, words: Words, at = 0): Group {
  let count = 0
  const section = newSection(definition, () => `preview-${definition.type}-${at}-${++count}`)
  const children = section.children.map((card, position) => {
    const cardDefinition = findDefinition(card.type)
    return cardDefinition ? filled(card, cardDefinition, words, position) : card
  })
  return { ...filled(section, definition, words, 0), children }
}
