import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupOf } from '../../tests/support/render-section.tsx'
import { HOST_B, openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import type { Group } from '../model/page/document.ts'
import { replaceWorkingContent } from '../store/page-content.ts'
import { mountSite } from './app.ts'

let t: TestApp
let answers: { path: string; text: string }[]

/** In every canary's text, so that a search for it would find them all. */
const CALL = 'Kanarie'

const sqlInA = (sql: string) => t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(sql))

const board = (word: string, texts: { de?: string; en?: string } = { de: `${CALL} ${word}`, en: `${CALL} ${word}` }, more: Partial<Group> = {}): Group => {
  const group = { ...groupOf({ type: 'newsFeedBoard', slots: { title: texts }, cards: [{ type: 'newsFeedCard', slots: { title: texts, description: texts } }] }), ...more }
  return { ...group, id: t.parts.newId(), children: group.children.map((card) => ({ ...card, id: t.parts.newId() })) }
}

async function write(slug: string, groups: Group[], isPublished = true): Promise<string> {
  const id = await t.pageId(t.siteA, slug)
  await t.parts.store.inSite(t.siteA.id, (tx) => replaceWorkingContent(tx, id, { groups }))
  if (isPublished) expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })).status).toBe(200)
  return id
}

/** Every address that the site's routes can make of the words that stand in its database. */
async function addresses(): Promise<string[]> {
  const column = async (sql: string) => (await sqlInA(sql)).rows.map((row) => String(Object.values(row)[0]))
  const [pages, media] = [await column('select id from site.pages'), await column('select id from site.media')]
  const slugs = [...(await column('select distinct slug from site.slugs')), ...pages]
  const words: Record<string, readonly string[]> = {
    locale: ['de', 'en'],
    slug: slugs,
    collection: ['services'],
    id: [...media, ...pages],
    file: ['320.webp'],
    part: ['sitemap-1.xml'],
  }
  const fill = (pattern: string): string[] => {
    const name = /:(\w+)(?:\{[^}]*\})?\??/.exec(pattern)
    if (!name) return [pattern]
    return (words[name[1] ?? ''] ?? [...slugs, ...media]).flatMap((word) => fill(pattern.replace(name[0], word)))
  }
  const patterns = new Set(
    mountSite(t.parts)
      .routes.filter(({ method }) => method === 'GET' || method === 'ALL')
      .map(({ path }) => path),
  )
  const routed = [...patterns].filter((path) => !path.includes('*')).flatMap(fill)
  const free = ['/', ...['/:locale', '/:locale/:slug', '/:locale/:collection/:slug', '/:locale/edit/:slug', '/:locale/nothing'].flatMap(fill)]
  return [...new Set([...routed, ...free])]
}

beforeAll(async () => {
  t = await openTestApp()
  await write('ueber-uns', [board('publicword'), board('hiddenword', undefined, { disallowedLanguages: ['de', 'en'] })])
  await write('~contact', [board('draftword')], false)
  const archived = await write('~terms', [board('archivedword')])
  const locked = await write('~imprint', [board('lockedword')])
  const closed = await t.pageId(t.siteA, '~privacy')
  await sqlInA(`update site.pages set disallowed_languages = '{en}' where id = '${closed}'`)
  await write('~privacy', [board('', { de: 'Datenschutz', en: `${CALL} closedword` })])
  await sqlInA(`update site.pages set status = 'archived' where id = '${archived}'`)
  await sqlInA(`update site.pages set password_hash = 'scrypt$never', meta = jsonb_set(meta, '{description}', '{"de": "lockedword", "en": "lockedword"}') where id = '${locked}'`)
  await t.parts.purge.purge([`${t.siteA.id}/*`])
  answers = []
  for (const path of await addresses()) {
    for (const query of ['', `?search=${CALL}`]) {
      const answer = await t.ask(path + query)
      answers.push({ path: path + query, text: `${answer.headers.get('location') ?? ''} ${await answer.text()}` })
    }
  }
}, 120_000)
afterAll(() => t.close())

const findings = (word: string) => answers.filter(({ text }) => text.includes(word)).map(({ path }) => path)

test('the sweep reaches what is public: pages, feeds, sitemap, manifest, icons and the API’s description', () => {
  const found = findings('publicword')
  for (const path of ['/de/ueber-uns', '/en/about-us', '/de/ueber-uns/feed.xml', '/en/about-us/feed.xml']) expect(found).toContain(path)
  for (const path of ['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/favicon.svg', '/api/v1/openapi.json', '/de/login', '/de/nothing'])
    expect(answers.map((answer) => answer.path)).toContain(path)
})

test.each([
  ['[V-026] a draft', 'draftword'],
  ['[V-026] an archived page', 'archivedword'],
  ['[V-029] [V-032] a protected page', 'lockedword'],
  ['a language that is closed for the page', 'closedword'],
  ['a section that is hidden in the language', 'hiddenword'],
  ['another site', 'brunosonly'],
])('%s: its words are in no answer to a visitor', (_, word) => expect(findings(word)).toEqual([]))

test('the other site does say its own words', async () => expect(await (await t.ask('/de', { host: HOST_B })).text()).toContain('brunosonly'))
