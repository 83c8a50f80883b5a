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
const LARGE = 'large.localhost'
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

/** One site with the demo's pages and the same pages copied until there are thousands, asked in turn. */
export const searchSize: Bench = {
  name: 'search-size',
  title: 'Search in a large site',
  about: `The search page over HTTP, the same words asked in a site with ${pageCount} pages and in one that holds each of them hundreds of times, in the same database, in turn.`,
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
      for (let turn = 0; turn < WARM_UP; turn += 1) for (const { term } of TERMS) for (const host of [SITE, LARGE]) await time(host, term)
      const rows = []
      for (const { what, term } of TERMS) {
        const pairs: { few: number; many: number }[] = []
        for (let turn = 0; turn < ASKED * rounds; turn += 1) pairs.push({ few: await time(SITE, term), many: await time(LARGE, term) })
        rows.push({
          what: `${what} («${term}»), median of ${pairs.length}`,
          ...atMost(median(pairs.map(({ few, many }) => many / few)), 1.2),
          absolute: `${median(pairs.map(({ many }) => many)).toFixed(1)} ms with ${whole(pages)} pages, ${median(pairs.map(({ few }) => few)).toFixed(1)} ms with ${pageCount}`,
          peer: `itself with ${pageCount} pages`,
        })
      }
      return { rows, remarks: [] }
    } finally {
      agent.destroy()
    }
  },
}

async function prepare(room: Room, copies: number): Promise<void> {
  await using _server = await startVitrine({ room })
  const postgres = await startEmbeddedPostgres({ folder: join(dataDirOf(room), 'postgres'), log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  try {
    await client.connect()
    await copyPages(client, copies)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

/** A site that holds every published page of the demo site many times, each copy under an id and an address of its own. */
async function copyPages(client: pg.Client, copies: number): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  // Built at once when all rows are there: adding hundreds of keys per row one by one takes many times as long.
  const keys = await client.query<{ made: string }>(`select pg_get_indexdef('site.search_entries_keys'::regclass) as made`)
  await client.query('drop index site.search_entries_keys')
  await client.query(`
    create temporary table source as select h.site_id from platform.hosts h where h.host = '${SITE}';
    create temporary table copy as select n from generate_series(1, ${copies}) as n;
    create function pg_temp.copied(id text, n int) returns text language sql immutable return substr(md5(id || n), 1, 26);
    insert into platform.sites (id, name, business_type, locales, features, theme, search_version)
      select repeat('l', 26), name, business_type, locales, features, theme, search_version from platform.sites, source where id = site_id;
    insert into platform.hosts (host, site_id) values ('${LARGE}', repeat('l', 26));
    insert into site.settings (site_id, value) select repeat('l', 26), value from site.settings join source using (site_id);
    insert into site.pages (site_id, id, collection, status, meta, disallowed_languages, live_version)
      select repeat('l', 26), pg_temp.copied(id, n), collection, status, meta, disallowed_languages, pg_temp.copied(live_version, n)
      from site.pages join source using (site_id), copy where live_version is not null and password_hash is null;
    insert into site.slugs (site_id, locale, collection, slug, page_id, is_current)
      select repeat('l', 26), locale, collection, slug || '-' || n, pg_temp.copied(page_id, n), true from site.slugs join source using (site_id), copy where is_current;
    insert into site.search_entries (site_id, locale, page_id, version, title, body)
      select repeat('l', 26), locale, pg_temp.copied(page_id, n), pg_temp.copied(version, n), title, body from site.search_entries join source using (site_id), copy;`)
  await client.query(`${keys.rows[0]?.made}; alter index site.search_entries_keys alter column 1 set statistics 0`)
  await client.query('vacuum analyze')
}

if (import.meta.main) await runAlone(searchSize)
