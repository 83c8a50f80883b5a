import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupOf, type SampleGroup } from '../../../tests/support/render-section.tsx'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { insertPublishedPage } from '../../../tests/support/write-page.ts'
import { searchTextsOf } from '../../actions/search/search-texts.ts'
import type { Group } from '../../model/page/document.ts'
import { definitions } from '../../sections/definitions.ts'
import { writeSearchEntries } from '../../store/search.ts'

let t: TestApp
let picture: string
beforeAll(async () => {
  t = await openTestApp()
  const { rows } = await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ id: string }>(`select id from site.media limit 1`))
  picture = rows[0]?.id ?? ''
})
afterAll(() => t.close())

const withIds = (group: Group): Group => ({ ...group, id: t.parts.newId(), children: group.children.map(withIds) })

async function write(slug: string, samples: readonly SampleGroup[]): Promise<void> {
  const groups = samples.map((sample) => withIds(groupOf(sample)))
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    const id = await insertPublishedPage(tx, slug, groups)
    await tx.execute(`insert into site.slugs (site_id, locale, collection, slug, page_id) values ('${t.siteA.id}', 'en', '', '${slug}-en', '${id}')`)
    await tx.execute(`update site.pages set meta = jsonb_set(meta, '{name,en}', '"Translated name"') where id = '${id}'`)
    await writeSearchEntries(tx, id, searchTextsOf({ disallowedLanguages: [], groups }))
  })
  await t.parts.purge.purge([`${t.siteA.id}/*`])
}

const html = async (path: string, who?: 'editorA') => (await t.ask(path, who ? { who } : {})).text()
const sectionsOf = (page: string) => page.match(/<section /g)?.length ?? 0
const mainOf = (page: string) => /<main[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? ''
const headingsOf = (page: string) => [...mainOf(page).matchAll(/<h([1-6])[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, level, words]) => `h${level} ${words}`)

describe('a section that is empty in a language', () => {
  const written = Object.values(definitions).filter(({ filledBy, category }) => filledBy === 'slots' && category !== 'card')

  test('takes no place there, whatever its type', async () => {
    expect(written.length).toBeGreaterThan(12)
    await write('leer', [{ type: 'hero', slots: { title: { de: 'Da', en: 'Here' } } }, ...written.map(({ type }) => ({ type, slots: { title: { de: 'Titel' } } }))])
    expect(sectionsOf(await html('/en/leer-en'))).toBe(1)
  })

  test('an empty card leaves no hole, and a picture is something', async () => {
    const cards: SampleGroup[] = [
      { type: 'imageCard', slots: { title: { de: 'Nur deutsch' } } },
      { type: 'imageCard', slots: { image: { media: picture } } },
    ]
    await write('karten', [
      { type: 'hero', slots: { title: { de: 'Da', en: 'Here' } } },
      { type: 'imageBoard', cards },
    ])
    const page = mainOf(await html('/en/karten-en'))
    expect(page.match(/<figure/g)).toHaveLength(1)
    expect(page.match(/<li/g)).toHaveLength(1)
  })

  test('editors see it, to fill it', async () => expect(sectionsOf(await html('/en/edit/leer-en?toolbar=1', 'editorA'))).toBeGreaterThan(written.length - 2))
})

describe('a page that says nothing in a language', () => {
  test('says so there, leads to where it does, and stays out of search engines, language switch and search', async () => {
    await write('deutsch', [{ type: 'hero', slots: { title: { de: 'Wortlos' }, backgroundImage: { media: picture } } }, { type: 'spacer' }])
    const [english, german, sitemap, search] = [await html('/en/deutsch-en'), await html('/de/deutsch'), await html('/sitemap.xml'), await html('/en/search?search=Translated')]
    expect(headingsOf(english)).toEqual(['h1 This page isn’t available in English yet'])
    expect(mainOf(english)).toContain('href="/de/deutsch"')
    expect(english).toMatch(/<meta name="robots" content="noindex/)
    expect(english).not.toContain('rel="alternate"')
    expect(german).not.toMatch(/hreflang="en"[^>]*deutsch-en|deutsch-en[^>]*hreflang="en"/i)
    expect(german).not.toContain('href="/en/deutsch-en"')
    expect(sitemap).toContain('/de/deutsch<')
    expect(sitemap).not.toContain('deutsch-en')
    expect(search).not.toContain('deutsch-en')
  })

  test('a form or pictures without any words make a page in every language', async () => {
    await write('formular', [{ type: 'hero', slots: { title: { de: 'Schreiben' } } }, { type: 'contactForm' }])
    await write('bilder', [{ type: 'imageBoard', cards: [{ type: 'imageCard', slots: { image: { media: picture } } }] }])
    for (const slug of ['formular', 'bilder']) expect(await html(`/en/${slug}-en`)).not.toContain('available in English yet')
    expect(await html('/sitemap.xml')).toContain('/en/formular-en')
  })
})

describe('the headings of a page', () => {
  const board = { type: 'serviceBoard', slots: { title: 'Angebot' }, cards: [{ type: 'serviceCard', slots: { title: 'Karte' } }] }
  const cases: Record<string, [readonly SampleGroup[], string[]]> = {
    'a first title that is switched off heads nothing': [
      [{ type: 'cta', slots: { title: 'Aus', description: 'Da' }, options: { showTitle: false } }, board],
      ['h1 Angebot', 'h2 Karte'],
    ],
    'nor does a first section that draws nothing': [
      [{ type: 'contact', slots: { title: 'Kein Ort' }, options: { locations: ['nirgends'] } }, board],
      ['h1 Angebot', 'h2 Karte'],
    ],
    'a page of slides has its name': [[{ type: 'contentSliderBoard', cards: [{ type: 'contentSliderCard', slots: { title: 'Bild' } }] }], ['h1 schieber', 'h2 Bild']],
    'cards of a board without a title stand in its place': [
      [{ type: 'hero', slots: { title: 'Start' } }, { ...board, slots: {} }, board],
      ['h1 Start', 'h2 Karte', 'h2 Angebot', 'h3 Karte'],
    ],
  }
  for (const [index, [name, [samples, expected]]] of Object.entries(cases).entries()) {
    test(`${name}`, async () => {
      const slug = ['aus', 'nichts', 'schieber', 'ohne'][index] ?? ''
      await write(slug, samples)
      expect(headingsOf(await html(`/de/${slug}`))).toEqual(expected)
    })
  }
})
