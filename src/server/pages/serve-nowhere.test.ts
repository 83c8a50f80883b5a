import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask } from '../../../tests/support/http.ts'
import { HOST_A, openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { openPort, type TestPort } from '../../../tests/support/test-game.ts'
import { watchQueries } from '../../../tests/support/watch-queries.ts'

let t: TestApp
let open: TestPort
let port: number
beforeAll(async () => {
  t = await openTestApp({ admission: { nowhere: { atOncePerSite: 2, waiting: 1, withinMs: 1000 } } })
  open = await openPort(t.app, t.parts)
  port = open.port
})
afterAll(async () => {
  await open.close()
  await t.close()
})

describe('an address that leads nowhere', () => {
  const get = (path: string, headers: Record<string, string> = {}) => ask({ port, host: HOST_A, path, headers })
  const nowhere = async (path: string) => expect((await get(path)).status, path).toBe(404)
  const call = async (path: string, body: object) => (await (await t.ask(`/api/v1/${path}`, { who: 'editorA', body })).json()) as { page: { id: string } }

  /** Once somebody was told so, the site's addresses are known. */
  async function learn(): Promise<void> {
    await nowhere('/de/nirgends')
    await vi.waitUntil(() => t.parts.memory.addresses.isNowhere(t.siteA.id, { locale: 'de', collection: null, slug: 'nirgends' }))
  }

  test('is looked up once: after that, no other one is a question to the database', async () => {
    await learn()
    await nowhere('/en/nowhere')
    const asked = watchQueries(t.parts.store.pool)
    for (const path of ['/de/weder', '/en/noch', '/de/services/nichts', '/de/services']) await nowhere(path)
    expect(asked).toEqual([])
    expect((await get('/de/ueber-uns')).status).toBe(200)
  })

  test('leads somewhere as soon as a page is published or called so, and an id is always asked for', async () => {
    await learn()
    const { page } = await call('page/add', { collectionName: null, initialMeta: { name: 'Neuland' }, lang: 'de' })
    await nowhere('/de/neuland')
    await learn()
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(
        `update site.fields set content = jsonb_set(content, '{data,en}', '"New land"') where group_id in (select id from site.groups where page_id = '${page.id}') and name = 'title'`,
      ),
    )
    expect((await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: page.id } })).status).toBe(200)
    expect((await get('/de/neuland')).status).toBe(200)
    await learn()
    expect((await get(`/de/${page.id}`)).headers.location).toBe('/de/neuland')
    await call('page/info', { id: page.id, lang: 'de', slug: 'altland' })
    expect([(await get('/de/altland')).status, (await get('/de/neuland')).headers.location]).toEqual([200, '/de/altland'])
  })

  test('is asked for again where a purge may have been missed, and while a site has more than can be remembered', async () => {
    await learn()
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(
        `insert into site.slugs (site_id, locale, collection, slug, page_id, is_current) select site_id, locale, collection, 'nebenan', page_id, false from site.slugs where locale = 'de' and slug = 'ueber-uns'`,
      ),
    )
    await nowhere('/de/nebenan')
    const may = t.parts.mayServeCached
    t.parts.mayServeCached = () => false
    expect((await get('/de/nebenan')).status).toBe(301)
    t.parts.mayServeCached = may
    await t.parts.purge.purge([`${t.siteA.id}/*`])
    expect((await get('/de/nebenan')).status).toBe(301)
    await t.parts.store.inSite(t.siteA.id, (tx) =>
      tx.execute(
        `insert into site.slugs (site_id, locale, collection, slug, page_id, is_current) select site_id, 'de', '', 'alt-' || n, page_id, false from site.slugs, generate_series(1, 5000) n where locale = 'de' and slug = 'ueber-uns'`,
      ),
    )
    await nowhere('/de/nirgends')
    await t.parts.memory.addresses.learn(t.siteA.id)
    expect(t.parts.memory.addresses.isNowhere(t.siteA.id, { locale: 'de', collection: null, slug: 'nirgends' })).toBe(false)
    await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(`delete from site.slugs where slug like 'alt-%'`))
    await t.parts.purge.purge([`${t.siteA.id}/*`])
  })

  test('says so as before: in its language, packed, kept by nobody, and never as a page that one has', async () => {
    await learn()
    const slow = await t.ask('/de/nirgends', { headers: { 'accept-encoding': 'br' } })
    const quick = await get('/de/sonstwo', { 'accept-encoding': 'br', 'if-none-match': '*, ""' })
    expect(quick.status).toBe(404)
    const { date: _date, connection: _connection, 'keep-alive': _alive, ...headers } = quick.headers
    const { 'x-request-id': _id, ...others } = Object.fromEntries(slow.headers)
    expect(headers).toEqual(others)
    expect([headers['cache-control'], headers['content-encoding'], headers['etag']]).toEqual(['private, no-store', 'br', undefined])
    expect((await get('/en/elsewhere')).text).toContain('<html lang="en">')
  })

  test('stays what it is otherwise: a login, a search, a game, an editor’s page, a language nobody speaks', async () => {
    await learn()
    expect((await get('/de/login')).status).toBe(200)
    expect((await get('/de/search')).status).toBe(200)
    expect((await get('/de/edit/nirgends')).status).toBe(302)
    expect((await get('/de/nirgends?toolbar=1')).status).toBe(404)
    expect((await get('/fr/nirgends')).text).toContain('<html lang="de">')
    expect((await ask({ port, host: HOST_A, path: '/de/nirgends', method: 'HEAD' })).text).toBe('')
    expect((await ask({ port, host: HOST_A, path: '/de/nirgends', method: 'POST' })).status).toBe(405)
  })

  test('waits in a line of its own, and is refused with the time to come back where it is full or the wait too long', async () => {
    await learn()
    const { promise, resolve } = Promise.withResolvers<void>()
    const works = Array.from({ length: 2 }, () => t.parts.admission.run('nowhere', t.siteA.id, () => promise))
    const waiting = get('/de/wartet')
    await vi.waitUntil(() => t.parts.admission.isFull('nowhere', t.siteA.id))
    const refusals = [await get('/de/zuviel'), await waiting]
    expect(refusals.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [503, '2'],
      [503, '2'],
    ])
    const served = get('/de/gleich')
    await vi.waitUntil(() => t.parts.admission.isFull('nowhere', t.siteA.id))
    expect(t.parts.admission.isFull('page', t.siteA.id)).toBe(false)
    resolve()
    await Promise.all(works)
    expect((await served).status).toBe(404)
  })

  test('is told although the line of pages is full', async () => {
    await learn()
    const { promise, resolve } = Promise.withResolvers<void>()
    const works = Array.from({ length: 3 + 64 }, () => t.parts.admission.run('page', t.siteA.id, () => promise))
    await vi.waitUntil(() => t.parts.admission.isFull('page', t.siteA.id))
    expect((await get('/de/trotzdem')).status).toBe(404)
    resolve()
    await Promise.all(works)
  })
})
