import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { insertPublishedPage } from '../../tests/support/write-page.ts'
import type { ContentType, Field, FieldContent } from '../model/content/field.ts'
import { plainText, type RichText } from '../model/content/rich-text.ts'
import { SLOT_NAMES, type SlotName } from '../model/content/slot-names.ts'
import { readWorkingContent } from './page-content.ts'
import { readVersion } from './page-versions.ts'
import { pageById } from './pages.ts'

/** The list of the specification, written out: a star there stands for the plain name and its numbered ones. */
const LISTED = [
  'title',
  'secondaryTitle',
  'tertiaryTitle',
  'kicker',
  'subtitle',
  'secondarySubtitle',
  'tertiarySubtitle',
  'description',
  'secondaryDescription',
  'tertiaryDescription',
  'subdescription',
  'secondarySubdescription',
  'tertiarySubdescription',
  'textBlock',
  'secondaryTextBlock',
  'tertiaryTextBlock',
  'button',
  'secondaryButton',
  'tertiaryButton',
  'image',
  'secondaryImage',
  'tertiaryImage',
  'quaternaryImage',
  'quinaryImage',
  'senaryImage',
  'backgroundImage',
  'groupImage',
  'video',
  'name',
  'function',
  'quote',
  'email',
  'duration',
  'cost',
]

let t: TestApp
beforeAll(async () => {
  t = await openTestApp()
})
afterAll(() => t.close())

const RICH: RichText = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Grüezi «mitenand»' }] }] }

function contentOf(type: ContentType, name: SlotName): FieldContent {
  switch (type) {
    case 'single':
      return { type, data: `${name} 42` }
    case 'localizedSingleValue':
      return { type, data: { de: `${name} auf Deutsch`, en: `${name} in English` } }
    case 'localizedRichText':
      return { type, data: { de: { json: RICH, text: plainText(RICH) } } }
    case 'media':
      return { type, data: 'a'.repeat(26) }
  }
}

test.each(['single', 'localizedSingleValue', 'localizedRichText', 'media'] as const)(
  '[V-083] every slot name of the list is stored and read back, as working rows and as published version: %s',
  async (type) => {
    expect([...SLOT_NAMES].toSorted()).toEqual([...LISTED].toSorted())
    const fields = Object.fromEntries(SLOT_NAMES.map((name): [string, Field] => [name, { content: contentOf(type, name), options: { alt: { de: name } }, visible: true }]))
    const group = { id: t.parts.newId(), type: 'hero', version: 1, status: 'published' as const, disallowedLanguages: [], options: {}, fields, children: [] }
    await t.parts.store.inSite(t.siteA.id, async (tx) => {
      const pageId = await insertPublishedPage(tx, `slots-${type.toLowerCase()}`, [group])
      const working = await readWorkingContent(tx, pageId)
      expect(working.groups[0]?.fields).toEqual(fields)
      const version = await readVersion(tx, (await pageById(tx, pageId))?.liveVersion ?? '')
      expect(version?.groups[0]?.fields).toEqual(fields)
    })
  },
)
