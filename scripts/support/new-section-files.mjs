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
  const { folder, section, card } = wanted
  const path = (/** @type {string} */ name) => `src/sections/${folder}/${name}`
  return [
    { path: path(`${folder}.section.ts`), text: definition(wanted) },
    { path: path(`${section.component}.tsx`), text: card ? boardComponent(wanted) : plainComponent(wanted) },
    { path: path(`${section.component}.module.css`), text: card ? BOARD_STYLES : PLAIN_STYLES },
    ...(card ? [{ path: path(`${card.component}.tsx`), text: cardComponent(wanted, card) }, { path: path(`${card.component}.module.css`), text: CARD_STYLES }] : []),
    { path: path(`${folder}.test.tsx`), text: test(wanted) },
  ]
}

/** @param {NewSection} wanted */
function definition({ category, section, card }) {
  return `import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const ${section.type} = defineSection({
  type: '${section.type}',
  category: '${category}',
  label: '${section.type}',
  slots: {
    title: text(${card ? '{ optional: true }' : ''}),
    description: text({ optional: true }),
  },
  options: {
    color: colorSwatches(),
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
import type { SectionProps } from '../define-section.ts'
import type { ${section.type} } from './${folder}.section.ts'
import styles from './${section.component}.module.css'

export function ${section.component}({ id, slots, options }: SectionProps<typeof ${section.type}>) {
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <Text slot={slots.title} as="h2" className={styles.title} />
        <Text slot={slots.description} className={styles.description} />
      </div>
    </Section>
  )
}
`
}

/** @param {NewSection} wanted */
function boardComponent({ folder, section }) {
  return `import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { ${section.type} } from './${folder}.section.ts'
import styles from './${section.component}.module.css'

export function ${section.component}({ id, slots, options, cards }: SectionProps<typeof ${section.type}>) {
  const { renderGroup } = usePage()
  return (
    <Section id={id} tone={options.color}>
      <div className={styles.inner}>
        <Text slot={slots.title} as="h2" className={styles.title} />
        <Text slot={slots.description} className={styles.description} />
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.id} className={styles.item}>
              {renderGroup(card)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
`
}

/**
 * @param {NewSection} wanted
 * @param {Naming} card
 */
function cardComponent({ folder }, card) {
  return `import { Text } from '../../ui/slots/slot-renderers.tsx'
import type { SectionProps } from '../define-section.ts'
import type { ${card.type} } from './${folder}.section.ts'
import styles from './${card.component}.module.css'

export function ${card.component}({ id, slots }: SectionProps<typeof ${card.type}>) {
  return (
    <article id={\`s-\${id}\`} className={styles.card}>
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

const BOARD_STYLES = `${PLAIN_STYLES}
.cards {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--card-gap, var(--space-m));
  margin-block-start: var(--space-m);
  padding: 0;
  list-style: none;
}

.item {
  min-inline-size: 0;
}
`

const CARD_STYLES = `.card {
  block-size: 100%;
  padding: var(--space-m);
  border: 1px solid var(--color-line);
  border-radius: var(--card-radius, 0);
}

.card > * {
  margin: 0;
}

.title {
  font-size: var(--step-1);
}

.description {
  margin-block-start: 0.6rem;
  color: var(--color-muted);
  white-space: pre-line;
}
`

/** @param {NewSection} wanted */
function test({ section, card }) {
  return `import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import type { Field } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { PageContext, type PageContextValue } from '../../ui/page-context.ts'
import { SectionView } from '../SectionView.tsx'

function draw(group: Group, locale: Locale): string {
  const page: PageContextValue = {
    locale,
    mode: 'live',
    texts: visitorTexts[locale],
    media: {},
    pageHref: () => undefined,
    renderGroup: (inner) => <SectionView key={inner.id} group={inner} data={undefined} />,
    behaviourUrl: () => undefined,
    islandUrl: () => undefined,
  }
  return renderToStaticMarkup(<PageContext value={page}>{page.renderGroup(group)}</PageContext>)
}

const german = (text: string): Field => ({ content: { type: 'localizedSingleValue', data: { de: text } }, options: {}, visible: true })

function filled(type: string, id: string, title: string, children: readonly Group[] = []): Group {
  const fields = { title: german(title), description: german(\`\${title}, beschrieben\`) }
  return { id, type, version: 1, status: 'published', disallowedLanguages: [], options: {}, fields, children }
}

const group = filled('${section.type}', 'a', 'Ein Titel'${card ? `, [filled('${card.type}', 'b', 'Erste Karte'), filled('${card.type}', 'c', 'Zweite Karte')]` : ''})

test('shows what was written', () => {
  const html = draw(group, 'de')
  expect(html).toContain('Ein Titel</h2>')
  expect(html).toContain('Ein Titel, beschrieben')
})

test('shows nothing of another language', () => {
  expect(draw(group, 'fr')).not.toContain('Titel')
})

test('hides the description when its switch is off', () => {
  expect(draw({ ...group, options: { showDescription: false } }, 'de')).not.toContain('Ein Titel, beschrieben')
})
${card ? BOARD_TEST : ''}`
}

const BOARD_TEST = `
test('shows its cards in their order', () => {
  expect(draw(group, 'de')).toMatch(/Erste Karte<\\/h3>[^]*Zweite Karte<\\/h3>/)
})
`
