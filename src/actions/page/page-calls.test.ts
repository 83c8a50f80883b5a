import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../../tests/support/editor-tab.ts'
import { PAGE_ROLES } from '../../model/page/status.ts'
import { openTestApp, type TestApp, type Who } from '../../../tests/support/test-app.ts'

let t: TestApp
let about: string
let home: string

beforeAll(async () => {
  t = await openTestApp()
  about = await t.pageId(t.siteA, 'ueber-uns')
  home = await t.pageId(t.siteA, '~home')
})
afterAll(() => t.close())

type Menu = { id: string; children: { page: string }[] }[]
type Answered = {
  page: { id: string; slugs: Record<string, string>; groups: { id: string }[] }
  info: { isProtected: boolean }
  group: { id: string }
  navigation: Menu
  pages: { id: string }[]
  changed: string[]
  reverted: string[]
  isBooking: boolean
  status: string
}
type Answer = { status: number; json: Answered }

async function call(path: string, body?: unknown, { who = 'editorA', method }: { who?: Who; method?: string } = {}): Promise<Answer> {
  const answer = await t.ask(`/api/v1/${path}`, { who, body, method })
  return { status: answer.status, json: (await answer.json()) as Answered }
}
const add = async (name: string, more: object = {}) => (await call('page/add', { collectionName: null, initialMeta: { name }, lang: 'de', ...more })).json.page

describe('page/add', () => {
  test('[E-231] answers the page: a draft with its name as title and an address in every language', async () => {
    const { status, json } = await call('page/add', { collectionName: null, initialMeta: { name: 'Über uns & Team!' }, lang: 'de' })
    expect(status).toBe(200)
    expect(json.page).toMatchObject({
      status: 'draft',
      role: null,
      collection: null,
      slugs: { de: 'ueber-uns-team', en: 'ueber-uns-team' },
      meta: { name: { de: 'Über uns & Team!' } },
    })
    const got = await call(`page/get?id=${json.page.id}`)
    expect(got.json.page.groups).toMatchObject([{ type: 'hero', status: 'draft', fields: { title: { content: { data: { de: 'Über uns & Team!' } } } } }])
  })

  test('[E-231] takes initial groups by the names of their types, and a collection', async () => {
    const page = await add('Kontaktlinsen', { collectionName: 'services', initialGroups: ['hero', 'imageBoard'] })
    const got = await call(`page/get?id=${page.id}`)
    expect(got.json.page).toMatchObject({ collection: 'services', groups: [{ type: 'hero' }, { type: 'imageBoard' }] })
  })

  test('repeated with the same id makes it once; a name is needed', async () => {
    const input = { collectionName: null, initialMeta: { name: 'Einmal' }, lang: 'de', id: freshId(), commandId: freshId() }
    expect((await call('page/add', input)).json.page.id).toBe(input.id)
    expect((await call('page/add', input)).json.page.slugs).toEqual({ de: 'einmal', en: 'einmal' })
    expect((await call('page/add', { collectionName: null, initialMeta: { name: ' ' }, lang: 'de' })).json).toMatchObject({ success: false, error: { code: 'emptyName' } })
    expect((await call('page/add', { collectionName: 'api', initialMeta: { name: 'x' }, lang: 'de' })).status).toBe(400)
  })
})

describe('page/info', () => {
  test('[E-233] with a language its words, without one everything', async () => {
    expect((await call(`page/info?id=${about}&lang=en`)).json.info).toMatchObject({ name: 'About us', slug: 'about-us', isAvailable: true, isProtected: false })
    expect((await call(`page/info?id=${about}`)).json.info).toMatchObject({
      meta: { name: { de: 'Über uns', en: 'About us' } },
      availableSlugs: { de: 'ueber-uns', en: 'about-us' },
      role: null,
      status: 'published',
    })
  })

  test.each(['POST', 'PUT'])('[E-233] %s stores address and words of one language, and nothing else', async (method) => {
    const page = await add(`Vorher ${method}`)
    const { json } = await call('page/info', { id: page.id, lang: 'de', slug: `Nachher ${method}`, meta: { name: 'Nachher', description: 'Neu.' } }, { method })
    expect(json.info).toMatchObject({ slugs: { de: `nachher-${method.toLowerCase()}`, en: page.slugs['en'] }, meta: { name: { de: 'Nachher' }, description: { de: 'Neu.' } } })
  })

  test('[E-176] says which field is wrong', async () => {
    const page = await add('Falsch')
    expect((await call('page/info', { id: page.id, lang: 'de', slug: '' })).json).toMatchObject({
      error: { code: 'slugEmpty', message: 'Die URL darf nicht leer sein.' },
      fieldErrors: { slug: 'errorNotEmpty' },
    })
    expect((await call('page/info', { id: page.id, lang: 'de', slug: 'ueber-uns' })).json).toMatchObject({
      error: { code: 'slugTaken', message: 'Diese URL existiert bereits.' },
      fieldErrors: { slug: 'errorAlreadyExists' },
    })
    expect((await call('page/info', { id: page.id, lang: 'en', slug: 'ueber-uns' })).status).toBe(200)
  })

  test('[E-010] sets and removes a password that no answer and no record tells', async () => {
    const set = await call('page/info', { id: about, lang: 'de', meta: { password: 'nur-wir-42' } })
    expect(set.json.info.isProtected).toBe(true)
    expect(await (await t.ask('/de/ueber-uns')).text()).not.toContain('about de')
    const told = [JSON.stringify(set.json), JSON.stringify((await call('pages/overview')).json), JSON.stringify((await call(`page/history?id=${about}`)).json)].join()
    expect(told).not.toContain('nur-wir-42')
    const rows = await t.parts.store.inSite(t.siteA.id, async (tx) => (await tx.execute('select target, before, after from site.changes')).rows)
    expect(JSON.stringify(rows)).not.toContain('nur-wir-42')
    expect((await call('page/info', { id: about, lang: 'de', meta: { password: null } })).json.info.isProtected).toBe(false)
  })
})

describe('the record of a page', () => {
  const columns = 'id, collection, role, status, meta, disallowed_languages, password_hash'
  const record = async (id: string) =>
    t.parts.store.inSite(t.siteA.id, async (tx) => ({
      row: (await tx.execute(`select ${columns} from site.pages where id = '${id}'`)).rows[0],
      slugs: (await tx.execute(`select locale, slug from site.slugs where page_id = '${id}' and is_current order by locale`)).rows,
    }))

  test('[E-179] has its address per language, collection, names per language, password, languages, role and status', async () => {
    const page = await add('Sehhilfen', { collectionName: 'services' })
    await call('page/info', { id: page.id, lang: 'en', slug: 'visual-aids', meta: { name: 'Visual aids', disallowedLanguages: ['en'], password: 'nur-wir-42' } })
    const { row, slugs } = await record(page.id)
    expect(row).toMatchObject({
      id: page.id,
      collection: 'services',
      role: null,
      status: 'draft',
      meta: { name: { de: 'Sehhilfen', en: 'Visual aids' } },
      disallowed_languages: ['en'],
    })
    expect(row?.['password_hash']).toMatch(/^(?!.*nur-wir-42).{20,}$/)
    expect(slugs).toEqual([
      { locale: 'de', slug: 'sehhilfen' },
      { locale: 'en', slug: 'visual-aids' },
    ])
    expect((await call(`page/info?id=${page.id}`)).json.info).toMatchObject({ availableSlugs: { de: 'sehhilfen', en: 'visual-aids' }, isProtected: true })
    await call('page/remove', { id: page.id })
  })

  test('[E-179] five roles can be stored, and no other', async () => {
    const roles = await t.parts.store.inSite(t.siteA.id, async (tx) => (await tx.execute(`select distinct role from site.pages where role is not null order by role`)).rows)
    expect(roles.map(({ role }) => role)).toContain('home')
    expect(PAGE_ROLES).toEqual(['home', 'search', 'imprint', 'privacyPolicy', 'contact'])
    const id = (await add('Rolle')).id
    for (const role of PAGE_ROLES.filter((each) => each !== 'home'))
      await t.parts.store.inSite(t.siteA.id, async (tx) => {
        await tx.execute(`update site.pages set role = null where role = '${role}'`)
        await tx.execute(`update site.pages set role = '${role}' where id = '${id}'`)
      })
    expect((await call(`page/info?id=${id}`)).json.info).toMatchObject({ role: 'contact' })
    await call('page/remove', { id })
  })
})

describe('page/remove', () => {
  test('[E-232] [E-172] takes a page out of the menu and off the site', async () => {
    const page = await add('Weg')
    const menu = (await call('navigation?includeDrafts=true')).json.navigation
    const entry = { id: freshId(), type: 'page', page: page.id, appearance: 'default' }
    const saved = await call('navigation', { navigation: [...menu, { id: freshId(), label: { de: 'Weg' }, children: [entry] }] })
    expect(saved.json.navigation.at(-1)?.children).toEqual([entry])
    expect((await call('page/remove', { id: page.id })).status).toBe(200)
    expect((await call('navigation?includeDrafts=true')).json.navigation.at(-1)?.children).toEqual([])
    expect((await call('pages?includeDrafts=true')).json.pages.map(({ id }) => id)).not.toContain(page.id)
    for (const path of [`page/get?id=${page.id}`, `page/info?id=${page.id}`, `page/links?id=${page.id}`, `page/status?id=${page.id}`])
      expect((await call(path)).status, path).toBe(404)
  })

  test('[E-173] refuses the home page', async () => {
    expect((await call('page/remove', { id: home })).json).toMatchObject({ success: false, error: { code: 'homeKept' } })
  })
})

describe('navigation', () => {
  test('[E-240] [E-168] stores the containers, and the header shows them at once', async () => {
    const menu = (await call('navigation?includeDrafts=true')).json.navigation
    const { json, status } = await call('navigation', { navigation: menu.toReversed() })
    expect(status).toBe(200)
    expect(json.navigation.map(({ id }) => id)).toEqual(menu.map(({ id }) => id).toReversed())
    const html = await (await t.ask('/de')).text()
    const at = (words: string) => html.indexOf(words, html.indexOf('<nav'))
    expect(at('Angebot')).toBeLessThan(at('Über uns'))
    await call('navigation', { navigation: menu })
  })

  test('[E-169] refuses what is no menu', async () => {
    expect((await call('navigation', { navigation: [{ id: freshId(), label: {}, children: [{ id: freshId(), type: 'link', page: about }] }] })).status).toBe(400)
  })
})

describe('for the whole site', () => {
  test('[E-243] page/revertAll is for administrators, wants to be meant, and reverts every changed page', async () => {
    const save = await t.ask('/api/v1/group/add', { who: 'editorA', body: { pageId: about, groupName: 'cta' } })
    expect(save.status).toBe(200)
    expect((await call('pages/overview')).json.changed).toContain(about)
    expect((await call('page/revertAll', { confirm: true })).status).toBe(403)
    expect((await call('page/revertAll', {}, { who: 'admin' })).status).toBe(400)
    const { json } = await call('page/revertAll', { confirm: true }, { who: 'admin' })
    expect(json.reverted).toContain(about)
    expect((await call('pages/overview')).json.changed).toEqual([])
    expect((await call(`page/get?id=${about}`)).json.page.groups).toHaveLength(1)
  })

  test('a page that was changed and changed back is not marked as changed', async () => {
    const added = await call('group/add', { pageId: about, groupName: 'cta' })
    expect((await call('pages/overview')).json.changed).toEqual([about])
    expect((await call('group/remove', { pageId: about, groupId: added.json.group.id })).status).toBe(200)
    expect((await call('pages/overview')).json.changed).toEqual([])
    await call('page/revert', { id: about })
  })

  test('[E-172] page/links names buttons, the booking button and nothing of itself', async () => {
    const { json } = await call(`page/links?id=${about}`)
    expect(json).toMatchObject({ places: [{ pageId: home, type: 'hero', slot: 'button', isLive: false }], isBooking: false })
    await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`update site.settings set value = jsonb_set(value, '{bookingButton}', '{"page":"${about}"}')`))
    expect((await call(`page/links?id=${about}`)).json.isBooking).toBe(true)
  })

  test('[A-54] page/status answers the status', async () => expect((await call(`page/status?id=${about}`)).json.status).toBe('published'))

  test('a thousand pages with a past are one answer within a moment', async () => {
    const { id: siteId } = t.siteA
    await t.parts.store.inSite(siteId, async (tx) => {
      await tx.execute(`insert into site.pages (site_id, id, status, meta, live_version) select '${siteId}', lpad('t' || n, 26, '0'), 'published',
        jsonb_build_object('name', jsonb_build_object('de', 'Seite ' || n), 'description', '{}'::jsonb), 'v' || n from generate_series(1, 1000) n`)
      await tx.execute(`insert into site.page_versions (site_id, id, page_id, number, content) select '${siteId}', 'v' || n, lpad('t' || n, 26, '0'), 1,
        '{"groups":[],"disallowedLanguages":[]}' from generate_series(1, 1000) n`)
      await tx.execute(`insert into site.slugs (site_id, locale, slug, page_id) select '${siteId}', locale, 'seite-' || n, lpad('t' || n, 26, '0')
        from generate_series(1, 1000) n, unnest(array['de', 'en']) locale`)
      await tx.execute(`insert into site.changes (site_id, sequence, id, user_id, page_id, kind, keys, target) select '${siteId}', 100000 + n, 'c' || n, 'u', lpad('t' || (1 + n % 1000), 26, '0'),
        case when n % 5 = 0 then 'page.publish' else 'field.content' end, array['field:' || lpad('t', 26, '0') || ':title'], '{}' from generate_series(1, 20000) n`)
    })
    await call('pages/overview')
    const begun = performance.now()
    const { json } = await call('pages/overview')
    const took = performance.now() - begun
    console.info(`A thousand pages are told after ${Math.round(took)} ms`)
    expect(took).toBeLessThan(1500)
    // Every fifth page was published last.
    expect(json.changed.length).toBe(800)
  })
})
