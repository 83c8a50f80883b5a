import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formTexts } from '../../i18n/forms/texts.ts'
import { de } from '../../i18n/samples/de.ts'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { definitions } from '../../sections/definitions.ts'
import { sampleWord } from '../../sections/sample-word.ts'
import { SectionView } from '../../sections/SectionView.tsx'
import { PageContext, type PageContextValue } from '../../ui/page-context.ts'
import { createFacts } from '../../ui/page-facts.ts'
import { hasPreview, previewGroup } from './preview-group.ts'

const all: readonly SectionDefinition[] = Object.values(definitions)
const previewed = all.filter((definition) => definition.category !== 'card' && hasPreview(definition))
const page: PageContextValue = {
  pageId: 'p',
  locale: 'de',
  mode: 'edit',
  features: [],
  texts: visitorTexts.de,
  formTexts: formTexts.de,
  owner: { name: '', email: '', editorLocale: 'de', locale: 'de' },
  facts: createFacts({ pageHref: () => '#', isSample: true }),
  renderGroup: (group) => <SectionView key={group.id} group={group} />,
  behaviourUrl: () => undefined,
  islandUrl: () => undefined,
}

test.each(previewed.map((definition) => [definition.type, definition] as const))('%s is drawn with words in it and in its cards', (_, definition) => {
  const group = previewGroup(definition, { samples: de, locale: 'de' })
  const html = renderToString(<PageContext value={page}>{<SectionView group={group} />}</PageContext>)
  const words = [group, ...group.children]
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap(({ content }) => (content.type === 'localizedSingleValue' ? [content.data.de ?? ''] : []))
  expect(words.length).toBeGreaterThan(0)
  for (const word of words) expect(html).toContain(word)
})

test('a board has three cards that differ', () => {
  const names = previewGroup(definitions.stepFeedBoard, { samples: de, locale: 'de' }).children.map(({ fields }) => fields['title']?.content.data)
  expect(new Set(names.map((name) => JSON.stringify(name))).size).toBe(3)
  expect(sampleWord(de, definitions.stepFeedCard, 'title', 0)).toBe('Kennenlernen')
})
