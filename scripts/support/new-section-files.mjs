/**
 * @typedef {{ type: string, component: string }} Naming
 * @typedef {{ folder: string, category: string, section: Naming, card?: Naming }} NewSection
 */

/**
 * The files of a section that works from the first minute; its author replaces the sample slots by real ones.
 * @param {NewSection} wanted
 * @returns {{ path: string, text: string }[]}
 */
export function sectionFiles(wanted) {
  const { folder, card } = wanted
  const path = (/** @type {string} */ name) => `src/sections/${folder}/${name}`
  return [
    { path: path(`${folder}.section.ts`), text: definition(wanted) },
    ...(card ? boardFiles(wanted, card) : plainFiles(wanted)).map(({ name, text }) => ({ path: path(name), text })),
    { path: path(`${folder}.test.tsx`), text: test(wanted) },
  ]
}

/** @param {NewSection} wanted */
function plainFiles(wanted) {
  const { component } = wanted.section
  return [
    { name: `${component}.tsx`, text: plainComponent(wanted) },
    { name: `${component}.module.css`, text: PLAIN_STYLES },
  ]
}

/**
 * A board is drawn by pieces of ui/ and needs no styles of its own; its card does.
 * @param {NewSection} wanted
 * @param {Naming} card
 */
function boardFiles(wanted, card) {
  return [
    { name: `${wanted.section.component}.tsx`, text: boardComponent(wanted) },
    { name: `${card.component}.tsx`, text: cardComponent(wanted, card) },
    { name: `${card.component}.module.css`, text: CARD_STYLES },
  ]
}

/** @param {NewSection} wanted */
function definition({ category, section, card }) {
  return `import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
${card ? "import { columnLayout } from '../../options/column-layout/column-layout.option.ts'\n" : ''}import { defineSection, ${card ? 'picture, ' : ''}text } from '../define-section.ts'

export const ${section.type} = defineSection({
  type: '${section.type}',
  category: '${category}',
  label: '${section.type}',
  slots: {
    title: text(${card ? '{ optional: true }' : ''}),
    description: text({ optional: true }),
  },
  options: {
${card ? '    columns: columnLayout(),\n' : ''}    color: colorSwatches(),
  },
${card ? `  card: '${card.type}',\n` : ''}})
${card ? cardDefinition(card) : ''}`
}

/** @param {Naming} card */
function cardDefinition(card) {
  return `
export const ${card.type} = defineSection({
  type: '${card.type}',
  category: 'card',
  label: '${card.type}',
  slots: {
    image: picture({ optional: true }),
    title: text(),
    description: text({ optional: true }),
  },
  options: {},
})
`
}

/** @param {NewSection} wanted */
function plainComponent({ folder, section }) {
  return `import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import type { ${section.type} } from './${folder}.section.ts'
import styles from './${section.component}.module.css'

export function ${section.component}({ id, slots, options }: SectionProps<typeof ${section.type}>) {
  const titleTag = useTitleTag(id)
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        <Text slot={slots.description} className={styles.description} />
      </div>
    </Section>
  )
}
`
}

/** @param {NewSection} wanted */
function boardComponent({ folder, section }) {
  return `import { CardLayout } from '../../ui/layout/CardLayout.tsx'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import type { SectionProps } from '../define-section.ts'
import type { ${section.type} } from './${folder}.section.ts'

export function ${section.component}({ id, slots, options, cards }: SectionProps<typeof ${section.type}>) {
  return (
    <BoardSection id={id} tone={options.color} title={slots.title} description={slots.description}>
      <CardLayout cards={cards} columns={options.columns} />
    </BoardSection>
  )
}
`
}

/**
 * @param {NewSection} wanted
 * @param {Naming} card
 */
function cardComponent({ folder }, card) {
  return `import { Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { ${card.type} } from './${folder}.section.ts'
import styles from './${card.component}.module.css'

export function ${card.component}({ id, slots }: SectionProps<typeof ${card.type}>) {
  return (
    <article id={\`s-\${id}\`} className={styles.card}>
      <Picture slot={slots.image} sizes="(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 100vw" className={styles.picture} />
      <Text slot={slots.title} as="h3" className={styles.title} />
      <Text slot={slots.description} className={styles.description} />
    </article>
  )
}
`
}

const PLAIN_STYLES = `.inner {
  display: grid;
  gap: var(--space-s);
  max-inline-size: var(--content-width);
  margin-inline: auto;
}

.inner > * {
  margin: 0;
}

.title {
  max-inline-size: 24ch;
  font-size: var(--step-4);
}

.description {
  max-inline-size: 60ch;
  color: var(--color-muted);
  white-space: pre-line;
}
`

const CARD_STYLES = `.card {
  display: grid;
  gap: 0.6rem;
  align-content: start;
}

.card > * {
  margin: 0;
}

.picture {
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 4 / 3;
  margin-block-end: 0.4rem;
  object-fit: cover;
  border-radius: var(--card-radius, 0);
}

.title {
  font-size: var(--step-1);
}

.description {
  color: var(--color-muted);
  white-space: pre-line;
}
`

/** @param {NewSection} wanted */
function test({ section, card }) {
  const sample = card
    ? `{ type: '${section.type}', slots: { title: 'Ein Titel', description: 'Eine Beschreibung' }, cards: [{ type: '${card.type}', slots: { title: 'Erste Karte' } }, { type: '${card.type}', slots: { title: 'Zweite Karte' } }] }`
    : `{ type: '${section.type}', slots: { title: 'Ein Titel', description: 'Eine Beschreibung' } }`
  return `import { expect, test } from 'vitest'
import { renderSection, type SampleGroup } from '../../../tests/support/render-section.tsx'

const sample: SampleGroup = ${sample}

test('shows what was written', () => {
  const html = renderSection(sample)
  expect(html).toMatch(/<h2[^>]*>Ein Titel<\\/h2>/)
  expect(html).toContain('Eine Beschreibung')
})

test('its title is the main heading of a page that it opens', () => {
  expect(renderSection(sample, { isFirst: true })).toMatch(/<h1[^>]*>Ein Titel<\\/h1>/)
})

test('shows nothing of another language', () => {
  expect(renderSection(sample, { locale: 'fr' })).not.toContain('Titel')
})

test('hides the description when its switch is off', () => {
  expect(renderSection({ ...sample, options: { showDescription: false } })).not.toContain('Eine Beschreibung')
})
${card ? CARD_TEST : ''}`
}

const CARD_TEST = `
test('shows its cards in their order', () => {
  expect(renderSection(sample)).toMatch(/Erste Karte<\\/h3>[^]*Zweite Karte<\\/h3>/)
})
`
