import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/services/database/embedded.ts'
import { demoSites } from '../demo/sites.ts'
import { askFor200 } from './support/ask.ts'
import { atMost, runAlone, whole, type Bench } from './support/report.ts'
import { openRoom, type Room } from './support/room.ts'
import { median } from './support/rounds.ts'
import { dataDirOf, startVitrine } from './support/vitrine.ts'

const SITE = 'seeblick.localhost'
/** Each of its pages ten times: enough hits for a full page of results, as in the large one. */
const SOME = { host: 'some.localhost', id: 's'.repeat(26), copies: 10 }
const LARGE = { host: 'large.localhost', id: 'l'.repeat(26) }
const pageCount = demoSites.find(({ label }) => SITE.startsWith(`${label}.`))?.pages.length ?? 0
const TERMS = [
  { what: 'a word on few pages', term: 'Hornhaut' },
  { what: 'a word on many pages', term: 'Brille' },
  { what: 'the beginning of a word', term: 'kont' },
  { what: 'two words', term: 'neue Gläser' },
  { what: 'a mistyped word', term: 'Hornhuat' },
]
const WARM_UP = 40
const ASKED = 60

/** The demo's pages in one site, copied ten times in another and until there are thousands in a third, asked in turn. */
export const searchSize: Bench = {
  name: 'search-size',
  title: 'Search in a large site',
  about: `The search page over HTTP, the same words asked in a site with ${pageCount} pages, in one that holds each of them ${SOME.copies} times and in one that holds them hundreds of times, in the same database, in turn. Against the second, as many hits are shown, so what is left is the size; against the first, most of the difference is showing twenty hits instead of two to ten.`,
  async run({ rounds, sites: pages }) {
    await using room = await openRoom()
    await prepare(room, Math.ceil(pages / pageCount))
    await using server = await startVitrine({ room, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let visitor = 0
    const time = async (host: string, term: string) => {
      visitor += 1
      const began = performance.now()
      await askFor200({
        port: server.port,
        host,
        path: `/de/search?search=${encodeURIComponent(term)}`,
        agent,
        headers: { 'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}` },
      })
      return performance.now() - began
    }
    try {
      for (let turn = 0; turn < WARM_UP; turn += 1) for (const { term } of TERMS) for (const host of [SITE, SOME.host, LARGE.host]) await time(host, term)
      const rows = []
      for (const { what, term } of TERMS) {
        const asked: Asked[] = []
        for (let turn = 0; turn < ASKED * rounds; turn += 1) asked.push({ few: await time(SITE, term), some: await time(SOME.host, term), many: await time(LARGE.host, term) })
        const absolute = `${medianOf(asked, 'many')} ms with ${whole(pages)} pages, ${medianOf(asked, 'some')} ms with ${whole(pageCount * SOME.copies)}, ${medianOf(asked, 'few')} ms with ${pageCount}`
        const row = (smaller: 'some' | 'few', count: number) => ({
          what: `${what} («${term}»), median of ${asked.length}`,
          ...atMost(median(asked.map((times) => times.many / times[smaller])), 1.2),
          absolute,
          peer: `itself with ${whole(count)} pages`,
        })
        rows.push(row('some', pageCount * SOME.copies), row('few', pageCount))
      }
      return { rows, remarks: [] }
    } finally {
      agent.destroy()
    }
  },
}

type Asked = Record<'few' | 'some' | 'many', number>

const medianOf = (asked: readonly Asked[], size: keyof Asked) => median(asked.map((times) => times[size])).toFixed(1)

async function prepare(room: Room, copies: number): Promise<void> {
  await using _server = await startVitrine({ room })
  const postgres = await startEmbeddedPostgres({ folder: join(dataDirOf(room), 'postgres'), log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  try {
    await client.connect()
    await copySites(client, [SOME, { ...LARGE, copies }])
  } finally {
    await client.end()
    await postgres.stop()
  }
}

type Copy = { host: string; id: string; copies: number }

async function copySites(client: pg.Client, sites: readonly Copy[]): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  // Built at once when all rows are there: adding hundreds of keys per row one by one takes many times as long.
  const keys = await client.query<{ made: string }>(`select pg_get_indexdef('site.search_entries_keys'::regclass) as made`)
  await client.query('drop index site.search_entries_keys')
  await client.query(`
    create temporary table source as select h.site_id from platform.hosts h where h.host = '${SITE}';
    create function pg_temp.copied(id text, n int, into_site text) returns text language sql immutable return substr(md5(id || n || into_site), 1, 26);`)
  for (const site of sites) await copyPages(client, site)
  await client.query(`${keys.rows[0]?.made}; alter index site.search_entries_keys alter column 1 set statistics 0`)
  await client.query('vacuum analyze')
}

/** A site that holds every published page of the demo site many times, each copy under an id and an address of its own. */
async function copyPages(client: pg.Client, { host, id, copies }: Copy): Promise<void> {
  await client.query(`
    insert into platform.sites (id, name, business_type, locales, features, theme, search_version)
      select '${id}', name, business_type, locales, features, theme, search_version from platform.sites, source where id = site_id;
    insert into platform.hosts (host, site_id) values ('${host}', '${id}');
    insert into site.settings (site_id, value) select '${id}', value from site.settings join source using (site_id);
    insert into site.pages (site_id, id, collection, status, meta, disallowed_languages, live_version)
      select '${id}', pg_temp.copied(id, n, '${id}'), collection, status, meta, disallowed_languages, pg_temp.copied(live_version, n, '${id}')
      from site.pages join source using (site_id), generate_series(1, ${copies}) as n where live_version is not null and password_hash is null;
    insert into site.slugs (site_id, locale, collection, slug, page_id, is_current)
      select '${id}', locale, collection, slug || '-' || n, pg_temp.copied(page_id, n, '${id}'), true from site.slugs join source using (site_id), generate_series(1, ${copies}) as n where is_current;
    insert into site.search_entries (site_id, locale, page_id, version, title, body)
      select '${id}', locale, pg_temp.copied(page_id, n, '${id}'), pg_temp.copied(version, n, '${id}'), title, body from site.search_entries join source using (site_id), generate_series(1, ${copies}) as n;`)
}

if (import.meta.main) await runAlone(searchSize)
