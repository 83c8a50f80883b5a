import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { runLoaders } from '../../actions/page/run-loaders.ts'
import { de } from '../../i18n/editor/de.ts'
import { fieldContentSchema, fieldOptionsSchema } from '../../model/content/field.ts'
import { isDisplayed } from '../../model/content/display-conditions.ts'
import { walkGroups } from '../../model/page/document.ts'
import { themeSchema } from '../../model/site/theme.ts'
import { definitions } from '../../sections/definitions.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { escapeJson } from '../../ui/escape-json.ts'
import type { Assets } from '../assets.ts'
import { choosePicture, readText, setOption, writeText } from './change-sample.ts'
import { catalogueGroups } from './entries.ts'
import { playgroundProps, renderCatalogueKit, renderCatalogueList, renderCatalogueMissing, renderCatalogueType, type CatalogueInput } from './render-catalogue.tsx'
import { sampleGroup } from './sample-group.ts'
import { SAMPLE_MEDIA_IDS, samplePictureSvg } from './sample-pictures.ts'
import { SAMPLE_SOURCES } from './sample-sources.ts'
import { readThemeName, SAMPLE_THEME_NAMES, SAMPLE_THEMES } from './sample-themes.ts'
import { samplesOnPage } from './samples.ts'
import { Island as SectionPlayground } from './SectionPlayground.island.tsx'
import { optionVariants } from './variants.ts'

const assets: Assets = {
  loader: '/assets/loader.js',
  editPillUrl: '/assets/edit-pill.js',
  islandRuntimeUrl: '/assets/islands.js',
  behaviourUrl: () => undefined,
  islandUrl: (name) => `/assets/${name}.js`,
  cssOf: () => '',
  editor: { scripts: [], styles: [], ahead: [], after: [], texts: { de: '', fr: '' } },
}
const quiet = () => {}
const log = { info: quiet, warn: quiet, error: quiet }
const dataFor = async (type?: string) =>
  (await runLoaders({ siteId: 'sample', locale: 'de', groups: samplesOnPage(type), sources: SAMPLE_SOURCES, log, now: new Date('2026-11-15T12:00:00Z') })).data
const input = { locale: 'de', theme: 'light', assets, nonce: 'n', data: {} } as const
const all: readonly SectionDefinition[] = Object.values(definitions)
const each = all.map((definition) => [definition.type, definition] as const)

describe('the list', () => {
  test('has every section type under its editor name, with a link to its page', () => {
    const html = renderCatalogueList(input)
    for (const { type, label } of all) expect(html).toContain(`<a href="/catalogue/${type}?theme=light">${de.sections[label]}</a>`)
  })

  test('gets a new section type by nothing but its definition', () => {
    const added: SectionDefinition = { ...definitions.cta, type: 'brandNew', category: 'various' }
    expect(catalogueGroups([...all, added]).find(({ category }) => category === 'various')?.entries).toContain(added)
  })

  test('loads no React', () => {
    expect(renderCatalogueList(input)).not.toContain('/assets/islands.js')
  })
})

describe('the page of the kit', () => {
  const sheets = (html: string) => html.match(/kit\/[\w/-]+\.module\.css/g) ?? []
  const named = { ...input, assets: { ...assets, cssOf: (_base: string, modules: ReadonlySet<string>) => [...modules].join(' ') } }

  test('is linked from the list, in both languages, and no section type can take its address', () => {
    expect(renderCatalogueList(input)).toContain('<a href="/catalogue/kit?theme=light">Bedienelemente</a>')
    expect(renderCatalogueKit({ ...input, locale: 'fr' })).toContain('Éléments de commande')
    expect(Object.keys(definitions)).not.toContain('kit')
  })

  test('brings the rules of dialogs and menus although they open later; so do the pages with controls, but not the list', () => {
    for (const html of [renderCatalogueKit(named), renderCatalogueType(named, 'hero') ?? '']) {
      for (const sheet of ['dialog/Dialog', 'menu/Menu', 'panel/Panel', 'popover/Popover', 'fields/Field', 'button/Button'])
        expect(sheets(html)).toContain(`kit/${sheet}.module.css`)
    }
    expect(sheets(renderCatalogueList(named))).not.toContain('kit/dialog/Dialog.module.css')
  })
})

describe.each(each)('the page of %s', (type, definition) => {
  let loaded: CatalogueInput = input
  let html = ''
  beforeAll(async () => {
    loaded = { ...input, data: await dataFor(type) }
    html = renderCatalogueType(loaded, type) ?? ''
  })

  test('shows it live, in edit look and empty', () => {
    for (const look of ['live', 'edit', 'empty']) expect(html).toContain(`id="s-${type}-${look}"`)
  })

  test('shows every value of every option that has a closed list', () => {
    for (const [key, option] of Object.entries(definition.options)) for (const choice of option.choices ?? []) expect(html).toContain(`id="s-${type}-${key}-${String(choice)}"`)
  })

  test('shows an option only among values under which an editor could choose it', () => {
    for (const { option, variants } of optionVariants(definition)) for (const { group } of variants) expect(isDisplayed(option.showWhen, group.options)).toBe(true)
  })

  test('holds content that could have been saved', () => {
    for (const group of walkGroups([sampleGroup(definition, { id: 'x' }), sampleGroup(definition, { id: 'y', isEmpty: true })])) {
      for (const field of Object.values(group.fields)) {
        expect(fieldContentSchema.safeParse(field.content).success).toBe(true)
        expect(fieldOptionsSchema.safeParse(field.options).success).toBe(true)
      }
    }
  })

  test('has a playground whose props survive the trip through the page', () => {
    const props = playgroundProps(definition, loaded)
    const arrived = JSON.parse(escapeJson(props))
    expect(arrived).toEqual(props)
    expect(renderToString(<SectionPlayground {...arrived} />)).toBe(renderToString(<SectionPlayground {...props} />))
    expect(html).toContain('data-island="/assets/site/catalogue/SectionPlayground.js"')
    expect(html).toContain('/assets/islands.js')
  })

  test('has a control or a field for every slot and every displayed option', () => {
    const drawn = renderToString(<SectionPlayground {...playgroundProps(definition, loaded)} />)
    expect(drawn).not.toContain('Unknown Option')
    for (const name of Object.keys(definition.slots)) expect(drawn).toContain(name in de.slots ? de.slots[name as keyof typeof de.slots] : name)
  })
})

describe('what is not there', () => {
  test.each(['nope', 'toString', '__proto__', ''])('the type %j has no page', (type) => {
    expect(renderCatalogueType(input, type)).toBeNull()
  })

  test('a missing page says so in both languages', () => {
    expect(renderCatalogueMissing(input)).toContain('Diese Seite gibt es nicht')
    expect(renderCatalogueMissing({ ...input, locale: 'fr' })).toContain('Cette page n’existe pas')
  })
})

describe('samples', () => {
  test('every sample theme is a valid theme, and an unknown name is the first one', () => {
    for (const name of SAMPLE_THEME_NAMES) expect(themeSchema.safeParse(SAMPLE_THEMES[name]).success).toBe(true)
    expect(Object.keys(SAMPLE_THEMES).toSorted()).toEqual([...SAMPLE_THEME_NAMES].toSorted())
    expect(readThemeName('</style>')).toBe('light')
  })

  test('every sample picture is a drawing without script and without anything from elsewhere', () => {
    for (const id of SAMPLE_MEDIA_IDS) {
      const svg = samplePictureSvg(id) ?? ''
      expect(svg).toMatch(/^<svg /)
      expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|href|url\(|https?:|\son\w+=/)
    }
    expect(samplePictureSvg('nope')).toBeUndefined()
  })
})

describe('changing a sample', () => {
  const group = sampleGroup(definitions.hero, { id: 'x' })

  test('writes texts, pictures and options into a copy', () => {
    const changed = setOption(choosePicture(writeText(group, 'title', definitions.hero.slots.title, '</script>'), 'image', null), 'alignment', 'right')
    expect(readText(changed, 'title')).toBe('</script>')
    expect(changed.fields['image']?.content).toEqual({ type: 'media', data: null })
    expect(changed.options['alignment']).toBe('right')
    expect(readText(group, 'title')).not.toBe('</script>')
  })

  test('formatted text keeps its lines', () => {
    const rich = sampleGroup(definitions.richTextBlock, { id: 'x' })
    expect(readText(writeText(rich, 'textBlock', definitions.richTextBlock.slots.textBlock, 'eins\n\nzwei'), 'textBlock')).toBe('eins\n\nzwei')
  })
})
