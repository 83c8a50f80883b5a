import { Agent } from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/services/database/embedded.ts'
import { demoSites } from '../demo/sites.ts'
import { ask, askFor200 } from './support/ask.ts'
import { atMost, runAlone, whole, type Bench } from './support/report.ts'
import { openRoom, type Room } from './support/room.ts'
import { median } from './support/rounds.ts'
import { dataDirOf, demoPages, startVitrine, type Vitrine } from './support/vitrine.ts'

const FEW = 10
const WARM_UP_MISSES = 150
const [template] = demoSites.toSorted((a, b) => b.pages.length - a.pages.length)
const templateHost = `${template?.label}.localhost`
const [locale] = template?.locales ?? []
const paths = demoPages()
  .filter(({ host, path }) => host === templateHost && path.split('/')[1] === locale)
  .map(({ path }) => path)

export const manySites: Bench = {
  name: 'many-sites',
  title: 'Many sites',
  about: `Two databases with the same site copied ${FEW} times and thousands of times (published pages, addresses, pictures, menus and settings; not the editors' working rows). After a fresh start of both servers, the same pages of nine sites are asked for in turn, here and there, each for the first time.`,
  async run({ rounds, sites }) {
    await using room = await openRoom()
    await prepare(room, 'few', FEW)
    await prepare(room, 'many', sites)
    const visits: Visit[] = []
    for (let round = 0; round < rounds; round += 1) visits.push(...(await measureRound(room, round, sites)))
    const size = (count: number) => `${whole(count)} sites × ${paths.length} pages`
    const row = (what: string, found: readonly Visit[]) => ({
      what: `${what}, median of ${found.length}`,
      // Each pair was asked for within some milliseconds, so that other programs on the machine hit both.
      ...atMost(median(found.map(({ few, many }) => many / few)), 1.2),
      absolute: `${median(found.map(({ many }) => many)).toFixed(1)} ms with ${size(sites)}, ${median(found.map(({ few }) => few)).toFixed(1)} ms with ${size(FEW)}`,
      peer: `itself with ${size(FEW)}`,
    })
    return { rows: [row('first visit of a page', visits), row('first visit of a site', visits.filter(({ isFirstOfSite }) => isFirstOfSite))], remarks: [] }
  },
}

/** Milliseconds of the same page from both databases. */
type Visit = { few: number; many: number; isFirstOfSite: boolean }

const hostOf = (copy: number) => `copy-${copy}.localhost`
/** Each database made its own ids, of equal length. */
const withoutNames = (html: string) => html.replaceAll(/copy-\d+\.localhost/g, '').replaceAll(/[0-9a-z]{26}/g, '')

async function measureRound(room: Room, round: number, sites: number): Promise<Visit[]> {
  await using few = await startVitrine({ room, data: 'few' })
  await using many = await startVitrine({ room, data: 'many' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const visits: Visit[] = []
  try {
    for (const { port } of [few, many]) await warmUp(port, agent)
    for (let site = 1; site < FEW; site += 1) {
      // Other sites each round, spread over all of them.
      const far = 1 + ((site * Math.floor(sites / FEW) + round * 7) % (sites - 1))
      for (const [index, path] of paths.entries()) {
        const ask = { few: () => timeFirst(few, hostOf(site), path, agent), many: () => timeFirst(many, hostOf(far), path, agent) }
        const isFewFirst = (index + site + round) % 2 === 0
        const before = await (isFewFirst ? ask.few() : ask.many())
        const after = await (isFewFirst ? ask.many() : ask.few())
        if (withoutNames(before.html) !== withoutNames(after.html)) throw new Error(`${path} is not the same page in both databases.`)
        const [here, there] = isFewFirst ? [before, after] : [after, before]
        visits.push({ few: here.ms, many: there.ms, isFirstOfSite: index === 0 })
      }
    }
  } finally {
    agent.destroy()
  }
  return visits
}

async function timeFirst({ port }: Vitrine, host: string, path: string, agent: Agent): Promise<{ ms: number; html: string }> {
  const began = performance.now()
  const { body } = await askFor200({ port, host, path, agent })
  return { ms: performance.now() - began, html: body.toString() }
}

/** The compiler needs some hundred pages before it is fast; those of one site and of addresses that do not exist will do. */
async function warmUp(port: number, agent: Agent): Promise<void> {
  for (const path of paths) await askFor200({ port, host: hostOf(0), path, agent })
  for (let miss = 0; miss < WARM_UP_MISSES; miss += 1) await ask({ port, host: hostOf(0), path: `/${locale}/missing-${miss}`, agent })
}

async function prepare(room: Room, data: string, copies: number): Promise<void> {
  await using _server = await startVitrine({ room, data })
  const postgres = await startEmbeddedPostgres({ folder: join(dataDirOf(room, data), 'postgres'), log: () => undefined })
  const client = new pg.Client({ connectionString: postgres.adminUrl })
  try {
    await client.connect()
    await copySite(client, copies)
  } finally {
    await client.end()
    await postgres.stop()
  }
}

const COPIED = ['pages', 'slugs', 'page_versions', 'navigation', 'settings', 'media']

/** Keys begin with the site, so that the copies keep all other ids and every link stays right. */
async function copySite(client: pg.Client, copies: number): Promise<void> {
  // Copies of valid rows are valid; checking each reference again would take minutes.
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '256MB'`)
  await client.query(`create temporary table copy as select n, substr(md5('copy' || n), 1, 26) as id from generate_series(0, ${copies - 1}) as n`)
  const found = await client.query<{ site_id: string }>('select site_id from platform.hosts where host = $1', [templateHost])
  const site = found.rows[0]?.site_id ?? ''
  const columns = await columnsOf(client, 'platform', 'sites', 'id')
  await client.query(`insert into platform.sites (id, ${columns}) select copy.id, ${prefixed(columns)} from platform.sites t, copy where t.id = $1`, [site])
  await client.query(`insert into platform.hosts (host, site_id) select 'copy-' || n || '.localhost', id from copy`)
  for (const table of COPIED) {
    const all = await columnsOf(client, 'site', table, 'site_id')
    await client.query(`insert into site.${table} (site_id, ${all}) select copy.id, ${prefixed(all)} from site.${table} t, copy where t.site_id = $1`, [site])
  }
  await client.query('vacuum analyze')
}

const prefixed = (columns: string) => columns.split(', ').map((column) => `t.${column}`).join(', ')

async function columnsOf(client: pg.Client, schema: string, table: string, key: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_schema = $1 and table_name = $2 and column_name <> $3 and is_generated = 'NEVER' order by ordinal_position`,
    [schema, table, key],
  )
  return rows.map(({ name }) => name).join(', ')
}

if (import.meta.main) await runAlone(manySites)
