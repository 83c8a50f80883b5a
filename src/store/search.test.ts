import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/postgres.ts'
import { migrate } from './migrate.ts'
import { MOST_HITS, MOST_RANKED, searchPages, wordsLike, writeSearchEntries } from './search.ts'
import { openStore, type SiteTx, type Store } from './store.ts'

const SITE_A = 'a'.repeat(26)
const SITE_B = 'b'.repeat(26)
const owner = `owner_${randomBytes(6).toString('hex')}`

let database: TestDatabase
let admin: pg.Client
let store: Store

/** As on a rented server: who owns the tables is no superuser, so row-level security binds him too. */
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresAdminUrl'))
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(
    `create role ${owner} login createrole password 'owner'; grant vitrine_app to ${owner} with admin option; alter database ${new URL(database.adminUrl).pathname.slice(1)} owner to ${owner}`,
  )
  const ownerUrl = new URL(database.adminUrl)
  ownerUrl.username = owner
  ownerUrl.password = 'owner'
  await migrate(ownerUrl.href)
  store = openStore({ url: database.appUrl, onPoolError: () => {} })
  for (const site of [SITE_A, SITE_B]) {
    await admin.query(`insert into platform.sites (id, name, business_type, locales, features, theme) values ($1, $1, 'general', '{de,rm}', '{}', '{}')`, [site])
    await addPage(site, 'first', { de: `Brillen von ${site}` })
  }
})

afterAll(async () => {
  await admin.end()
  await store.close()
  await database.drop()
  const root = new pg.Client({ connectionString: inject('postgresAdminUrl') })
  await root.connect()
  await root.query(`revoke vitrine_app from ${owner} cascade; drop role ${owner}`)
  await root.end()
})

async function addPage(site: string, name: string, texts: Parameters<typeof writeSearchEntries>[2]): Promise<void> {
  await admin.query(`insert into site.pages (site_id, id, status, meta) values ($1, $2, 'published', '{"name":{}}')`, [site, name])
  await admin.query(`insert into site.page_versions (site_id, id, page_id, number, content) values ($1, $2, $2, 1, '{}')`, [site, name])
  await admin.query(`update site.pages set live_version = id where site_id = $1 and id = $2`, [site, name])
  await store.inSite(site, (tx) => writeSearchEntries(tx, name, texts))
}

const found = async (site: string, words: string[], locale: 'de' | 'fr' | 'rm' = 'de') =>
  (await store.inSite(site, (tx) => searchPages(tx, { locale, words, limit: 20, offset: 0 }))).hits.map(({ body }) => body)

test('each site finds its own words, through the index', async () => {
  const scans = async () => (await admin.query<{ scans: string }>(`select idx_scan as scans from pg_stat_all_indexes where indexrelname = 'search_entries_keys'`)).rows[0]?.scans
  const before = Number(await scans())
  expect(await found(SITE_A, ['Brille'])).toEqual([`Brillen von ${SITE_A}`])
  expect(await found(SITE_B, ['brill'])).toEqual([`Brillen von ${SITE_B}`])
  await store.inSite(SITE_A, async (tx) => {
    await searchPages(tx, { locale: 'de', words: ['Brille'], limit: 20, offset: 0 })
    await tx.execute('select pg_stat_force_next_flush()')
  })
  await expect.poll(async () => Number(await scans())).toBeGreaterThan(before)
})

test('a publication makes keys for the languages it changed, and the others are found in the new version too', async () => {
  await addPage(SITE_A, 'third', { de: 'Sehtest am Hafen', rm: 'Test da vista', fr: 'Examen de la vue' })
  await admin.query(`insert into site.page_versions (site_id, id, page_id, number, content) values ('${SITE_A}', 'third-2', 'third', 2, '{}')`)
  await admin.query(`update site.pages set live_version = 'third-2' where site_id = '${SITE_A}' and id = 'third'`)
  expect(await found(SITE_A, ['Hafen'])).toEqual([])
  const counted = async (tx: SiteTx) => {
    const { rows } = await tx.execute<Record<string, number>>(
      `select n_tup_ins::int as made, n_tup_upd::int as kept, n_tup_del::int as gone from pg_stat_xact_user_tables where relname = 'search_entries'`,
    )
    return rows[0] ?? {}
  }
  await store.inSite(SITE_A, async (tx) => {
    const before = await counted(tx)
    await writeSearchEntries(tx, 'third', { de: 'Sehtest am Hafen', rm: 'Test da vista al port' })
    const since = Object.entries(await counted(tx)).map(([name, count]) => [name, count - (before[name] ?? 0)])
    expect(Object.fromEntries(since)).toEqual({ made: 1, kept: 1, gone: 2 })
  })
  expect(await found(SITE_A, ['Hafen'])).toEqual(['Sehtest am Hafen'])
  expect(await found(SITE_A, ['port'], 'rm')).toEqual(['Test da vista al port'])
  expect(await found(SITE_A, ['examen'], 'fr')).toEqual([])
  await admin.query(`delete from site.search_entries where page_id = 'third'`)
})

test('the function that finds answers nothing without a site, and the entries stay behind row-level security', async () => {
  const ask = `select * from site.search_best_first('de', '{Brille}', '{published}', 10, 10)`
  expect((await store.platform.execute(ask)).rows).toEqual([])
  expect((await store.platform.execute(`select * from site.search_near('de', 'brile', '{published}')`)).rows).toEqual([])
  expect((await store.platform.execute('select * from site.search_entries')).rows).toEqual([])
  const seen = await store.inSite(SITE_A, (tx) => tx.execute<{ site_id: string }>('select site_id from site.search_entries'))
  expect(seen.rows).toEqual([{ site_id: SITE_A }])
  expect(await found(SITE_A, [SITE_B])).toEqual([])
  expect(await found(SITE_A, [`${SITE_B}de.brill`])).toEqual([])
})

test('neither endless words nor fifty thousand characters of different ones stop a publication', async () => {
  const words = Array.from({ length: 12_000 }, (_, index) => index.toString(36).padStart(3, 'z')).join(' ')
  await addPage(SITE_A, 'long', { de: `${'x'.repeat(3000)} ${words}`.slice(0, 50_000) })
  expect(await found(SITE_A, ['zz7'])).toHaveLength(1)
})

test('accents change neither the stem of a word nor which words are too common to count', async () => {
  await addPage(SITE_A, 'french', { fr: 'Vos lunettes réparées en une heure' })
  for (const word of ['réparé', 'réparées', 'reparees', 'réparer']) expect(await found(SITE_A, [word], 'fr'), word).toHaveLength(1)
  expect(await found(SITE_A, ['réparé', 'à', 'même'], 'fr')).toHaveLength(1)
  await addPage(SITE_A, 'french too', { fr: 'Toute réparation est notée' })
  for (const word of ['réparé', 'réparées', 'reparees', 'REPAREE', 'réparer']) expect(await found(SITE_A, [word], 'fr'), word).toHaveLength(2)
  await addPage(SITE_A, 'etui', { de: 'Ein Etui' })
  const { hits, asked } = await store.inSite(SITE_A, (tx) => searchPages(tx, { locale: 'de', words: ['Etui', 'für'], limit: 20, offset: 0 }))
  expect(hits.map(({ body }) => body)).toEqual(['Ein Etui'])
  expect(asked).toEqual([
    { written: 'etui', stems: ['etui'] },
    { written: 'fur', stems: [] },
  ])
})

test('a language without stemmer finds words as written and by their beginning', async () => {
  await addPage(SITE_A, 'romansh', { rm: 'Tgi che tschertga ögliers' })
  expect(await found(SITE_A, ['ogli'], 'rm')).toHaveLength(1)
  expect(await found(SITE_A, ['tschertgar'], 'rm')).toEqual([])
  expect(await found(SITE_A, ['ögliers'])).toEqual([])
})

test('German finds a word inside another one, after those that are it; other languages do not', async () => {
  await addPage(SITE_A, 'compounds', { de: 'Gleitsichtgläser und Sonnenbrillen', rm: 'Gleitsichtgläser' })
  expect(await found(SITE_A, ['Brille'])).toEqual([`Brillen von ${SITE_A}`, 'Gleitsichtgläser und Sonnenbrillen'])
  expect(await found(SITE_A, ['Sicht', 'Gläsern'])).toEqual(['Gleitsichtgläser und Sonnenbrillen'])
  expect(await found(SITE_A, ['Sicht', 'Kontaktlinse'])).toEqual([])
  expect(await found(SITE_A, ['ill'])).toEqual([])
  expect(await found(SITE_A, ['gläser'], 'rm')).toEqual([])
  expect(await found(SITE_B, ['Sicht'])).toEqual([])
})

/** Many pages at once, as if each had been published. */
async function addPages(
  site: string,
  { prefix, count, status = 'published', title = '', body }: { prefix: string; count: number; status?: string; title?: string; body: string },
): Promise<void> {
  const name = `'${prefix}' || n`
  const each = `from generate_series(1, ${count}) as n`
  await admin.query(`insert into site.pages (site_id, id, status, meta) select '${site}', ${name}, '${status}', '{"name":{}}' ${each}`)
  await admin.query(`insert into site.page_versions (site_id, id, page_id, number, content) select '${site}', ${name}, ${name}, 1, '{}' ${each}`)
  await admin.query(`update site.pages set live_version = id where site_id = '${site}' and live_version is null`)
  await admin.query(`insert into site.slugs (site_id, locale, collection, slug, page_id, is_current) select '${site}', 'de', '', ${name}, ${name}, true ${each}`)
  await admin.query(
    `insert into site.search_entries (site_id, locale, page_id, version, title, body) select '${site}', 'de', ${name}, ${name}, '${title}', '${body} ' || n ${each}`,
  )
}

describe('with many pages', () => {
  const SITE_C = 'c'.repeat(26)
  const MANY = MOST_RANKED + 400
  const search = (words: string[], offset = 0) => store.inSite(SITE_C, (tx) => searchPages(tx, { locale: 'de', words, limit: 20, offset }))

  beforeAll(async () => {
    await admin.query(`insert into platform.sites (id, name, business_type, locales, features, theme) values ($1, $1, 'general', '{de}', '{}', '{}')`, [SITE_C])
    await addPages(SITE_C, { prefix: 'text', count: MANY, body: 'Neue Lupen und Gleitsichtgläser' })
    await addPages(SITE_C, { prefix: 'title', count: 30, title: 'Lupen', body: 'Kurz' })
  })

  const TABLES = ['search_entries', 'pages', 'slugs'] as const
  type Work = Record<(typeof TABLES)[number], { fetched: number; read: number }>

  /** Rows fetched through indexes and rows read without one, as PostgreSQL counts them for this connection. */
  async function counted(tx: SiteTx): Promise<Work> {
    const { rows } = await tx.execute<{ counts: Work }>(
      `select jsonb_object_agg(relname, jsonb_build_object('fetched', idx_tup_fetch, 'read', seq_tup_read)) as counts
       from pg_stat_xact_user_tables where schemaname = 'site' and relname in ('${TABLES.join("', '")}')`,
    )
    return rows[0]?.counts ?? expect.fail()
  }

  async function workOf(words: string[]): Promise<Work> {
    return store.inSite(SITE_C, async (tx) => {
      const before = await counted(tx)
      await searchPages(tx, { locale: 'de', words, limit: 20, offset: 0 })
      const after = await counted(tx)
      const since = (table: (typeof TABLES)[number]) => ({ fetched: after[table].fetched - before[table].fetched, read: after[table].read - before[table].read })
      return { search_entries: since('search_entries'), pages: since('pages'), slugs: since('slugs') }
    })
  }

  test.each([
    ['a common word', ['Lupe']],
    ['the beginning of a word', ['lup']],
    ['two words', ['neue', 'Lupen']],
    ['a word inside others', ['Sicht']],
  ])('a search for %s fetches a bounded number of rows and reads no table through', async (_what, words) => {
    const { search_entries: entries, pages, slugs } = await workOf(words)
    // Those that tell a large site, the found, title hits met again as words, and the twenty shown.
    expect(entries.fetched).toBeLessThanOrEqual(MOST_RANKED + 1 + MOST_HITS + 1 + 30 + 30 + 20)
    expect(pages.fetched).toBeLessThanOrEqual(MOST_HITS + 1 + 30 + 20)
    expect(slugs.fetched).toBe(20)
    expect([entries.read, pages.read, slugs.read]).toEqual([0, 0, 0])
    expect(entries.fetched).toBeGreaterThan(MOST_HITS)
  })

  test('the page with exactly this title comes first, whatever the number of others', async () => {
    await addPages(SITE_C, { prefix: 'marmot', count: 150, title: 'Murmeltier am Berg, Murmeltier im Tal', body: 'Murmeltier Murmeltier' })
    await addPages(SITE_C, { prefix: 'zmarmot', count: 1, title: 'Murmeltier', body: 'Kurz' })
    const { hits, total } = await search(['murmeltier'])
    expect([hits[0]?.id, total]).toEqual(['zmarmot1', MOST_HITS + 1])
  })

  test('the best of all come first, and not those that were found first', async () => {
    await addPages(SITE_C, { prefix: 'weak', count: MOST_HITS + 50, body: 'Enzian und viele andere Blumen' })
    await addPages(SITE_C, { prefix: 'strong', count: 1, body: 'Enzian Enzian Enzian Enzian' })
    expect((await search(['Enzian'])).hits[0]?.id).toBe('strong1')
  })

  test('with two words, pages that hold both several times come before those that hold one of them often', async () => {
    await addPages(SITE_C, { prefix: 'pale', count: MOST_HITS + 50, body: 'Föhren und Lärchen' })
    await addPages(SITE_C, { prefix: 'uneven', count: 1, body: 'Föhren Föhren Föhren Föhren Föhren Föhren Föhren, Lärchen' })
    await addPages(SITE_C, { prefix: 'both', count: 1, body: 'Föhren Föhren Föhren, Lärchen Lärchen Lärchen' })
    expect((await search(['Föhren', 'Lärchen'])).hits[0]?.id).toBe('both1')
  })

  test('a mistyped letter is put right by a word of any page that visitors may read, however many there are', async () => {
    await addPages(SITE_C, { prefix: 'edelweiss', count: 1, body: 'Edelweiss' })
    await addPages(SITE_C, { prefix: 'secret', count: 1, status: 'archived', body: 'Geheimfach' })
    const near = (...words: string[]) => store.inSite(SITE_C, (tx) => wordsLike(tx, { locale: 'de', words }))
    expect(await near('edelweis')).toEqual(['edelweis'])
    for (const typed of ['edlweiss', 'edelwiess', 'edelweisss', 'edelweizs', 'delweiss']) expect(await near(typed)).toEqual(['edelweiss'])
    expect(await near('geheimfah', 'edelhirsch', 'x'.repeat(100), "o'l")).toEqual([])
    expect(await near('lupwn', 'edlweiss')).toEqual(['lupen', 'edelweiss'])
  })

  test('legal pages come last, unless their title was asked for', async () => {
    await addPages(SITE_C, { prefix: 'legal', count: 1, title: 'Datenschutz Kamera', body: 'Kamera Kamera Kamera' })
    await addPages(SITE_C, { prefix: 'camera', count: 1, body: 'Eine Kamera' })
    await admin.query(`update site.pages set role = 'privacyPolicy' where site_id = '${SITE_C}' and id = 'legal1'`)
    expect((await search(['Kamera'])).hits.map(({ id }) => id)).toEqual(['camera1', 'legal1'])
    expect((await search(['Datenschutz', 'Kamera'])).hits[0]?.id).toBe('legal1')
  })

  test('hits in titles come first although the words stand on many pages that are older', async () => {
    const [first, second] = [await search(['Lupen']), await search(['Lupen'], 20)]
    expect([...first.hits, ...second.hits].map(({ title }) => title)).toEqual([...Array<string>(30).fill('Lupen'), ...Array<string>(10).fill('')])
    expect(first.total).toBe(MOST_HITS + 1)
  })

  test('pages that visitors may not read take no place among the ranked', async () => {
    await addPages(SITE_C, { prefix: 'gone', count: MOST_HITS + 20, status: 'archived', body: 'Seltenheit' })
    await addPages(SITE_C, { prefix: 'here', count: 1, body: 'Seltenheit' })
    const { hits, total } = await search(['Seltenheit'])
    expect([hits.map(({ id }) => id), total]).toEqual([['here1'], 1])
  })

  test('every hit is counted once and on one page of results only', async () => {
    await addPages(SITE_C, { prefix: 'once', count: 50, title: 'Einmalig', body: 'Einmalig und einmaliges' })
    const pages = [await search(['Einmalig']), await search(['Einmalig'], 20), await search(['Einmalig'], 40)]
    expect(pages.map(({ total }) => total)).toEqual([50, 50, 50])
    expect(new Set(pages.flatMap(({ hits }) => hits.map(({ id }) => id))).size).toBe(50)
  })
})
