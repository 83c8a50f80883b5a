import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { runLoaders } from '../../actions/page/run-loaders.ts'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import type { Comparison } from '../../model/content/display-conditions.ts'
import type { Group } from '../../model/page/document.ts'
import type { OptionDefinition } from '../../options/define-option.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { definitions } from '../../sections/definitions.ts'
import { readOptions } from '../../sections/prepare-section.ts'
import { SectionView } from '../../sections/SectionView.tsx'
import { PageContext } from '../../ui/page-context.ts'
import { sampleGroup } from './sample-group.ts'
import { samplePage } from './sample-page.tsx'
import { SAMPLE_MEDIA } from './sample-pictures.ts'
import { SAMPLE_SOURCES } from './sample-sources.ts'

/** Options that change nothing on the page today, each with its reason. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  'goFeedCard.ownPost': 'read by the board around it, where that shows own articles only',
}

/** What else must be chosen for an option to have something to do with the samples. */
const BESIDES: Readonly<Record<string, Record<string, unknown>>> = { 'newsFeedBoard.pagination': { itemCount: 2 } }

const CSS: Readonly<Record<string, string>> = Object.fromEntries(
  ['src/sections', 'src/ui', 'src/site'].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => [join(room, file), readFileSync(join(room, file), 'utf8')]),
  ),
)

/** By type: the folder that defines it. */
const FOLDERS: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync('src/sections', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.section.ts'))
    .flatMap((file) => [...readFileSync(join('src/sections', file), 'utf8').matchAll(/\btype: '(\w+)'/g)].map(([, type = '']) => [type, join('src/sections', dirname(file))])),
)

const log = { info: () => {}, warn: () => {}, error: () => {} }

async function draw(group: Group): Promise<string> {
  const { data } = await runLoaders({ siteId: 'sample', locale: 'de', groups: [group], sources: SAMPLE_SOURCES, log, now: new Date('2026-11-15T12:00:00Z') })
  const page = samplePage({ mode: 'live', texts: visitorTexts.de, media: SAMPLE_MEDIA, data, behaviourUrl: () => undefined, islandUrl: () => undefined })
  return renderToString(
    <PageContext value={page}>
      <SectionView group={group} />
    </PageContext>,
  )
}

/** The style sheets of the rooms that draw a section: its own folder and what sections share. A rule of another section is none. */
function sheetsFor(type: string): string {
  const folder = FOLDERS[type] ?? ''
  return Object.entries(CSS)
    .filter(([file]) => file.startsWith(`${folder}/`) || !file.startsWith('src/sections/'))
    .map(([, css]) => css)
    .join('\n')
}

const reads = (css: string, name: string, value: string) => [`[${name}='${value}']`, `[${name}="${value}"]`, `[${name}]`].some((selector) => css.includes(selector))

/** A mark for the style sheet counts only where a style sheet asks for exactly it; the empty mark is what is left without any. */
const seen = (css: string, html: string) => html.replaceAll(/ (data-[a-z-]+)="([^"]*)"/g, (mark, name: string, value: string) => (reads(css, name, value) ? mark : ''))

const valueFor = (condition: boolean | Comparison): unknown => (typeof condition === 'boolean' ? condition : condition.comparison === '=' ? condition.value : undefined)

/** So that the option is offered: what it is shown under is chosen, and the rest as it comes. */
function offered({ showWhen = {} }: OptionDefinition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(showWhen).flatMap(([key, condition]) => (valueFor(condition) === undefined ? [] : [[key, valueFor(condition)]])))
}

function valuesOf({ choices, kind, bounds }: OptionDefinition): readonly unknown[] {
  const least = bounds?.min ?? 1
  return choices ?? (kind === 'number' ? [least, bounds?.max ?? least + 1] : [])
}

/** What makes no difference to what is drawn: pairs of values that look the same. */
async function sameLooks(definition: SectionDefinition, key: string, option: OptionDefinition): Promise<string[]> {
  const looks = new Map<string, unknown>()
  const same: string[] = []
  for (const value of valuesOf(option)) {
    const html = seen(
      sheetsFor(definition.type),
      await draw(sampleGroup(definition, { id: 'sample', options: { ...offered(option), ...BESIDES[`${definition.type}.${key}`], [key]: value } })),
    )
    if (looks.has(html)) same.push(`${definition.type}.${key}: ${String(looks.get(html))} = ${String(value)}`)
    else looks.set(html, value)
  }
  return same
}

describe('every choice of every option that is offered changes what is drawn', () => {
  for (const definition of Object.values<SectionDefinition>(definitions)) {
    test(`of ${definition.type}`, async () => {
      const idle = definition.idleOptions?.({ options: readOptions(definition, { options: {} }), isFilled: () => true, board: {} }) ?? []
      const isMeant = (key: string) => !idle.includes(key) && !(`${definition.type}.${key}` in WITHOUT_EFFECT)
      const options = Object.entries(definition.options).filter(([key, { editable }]) => editable && isMeant(key))
      const same: string[] = []
      for (const [key, option] of options) same.push(...(await sameLooks(definition, key, option)))
      expect(same).toEqual([])
    })
  }
})

test('a colour of a rich text is one', () => {
  for (const color of ['accent', 'muted', 'primary']) expect(Object.values(CSS).join('\n')).toContain(`.prose [data-color='${color}']`)
})
