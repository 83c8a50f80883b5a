import { createHash } from 'node:crypto'
import { join } from 'node:path'
import autocannon from 'autocannon'
import pg from 'pg'
import { askFor200 } from './support/ask.ts'
import { loadDrawing } from './support/bundle.ts'
import type { Sheet } from './support/drawing.tsx'
import { ROOT } from './support/machine.ts'
import { atLeast, runAlone, whole, within, type Bench } from './support/report.ts'
import { openRoom, untilDone, type Room } from './support/room.ts'
import { median, takeTurns } from './support/rounds.ts'
import type { Settings } from './support/settings.ts'
import { dataDirOf, demoHome, startVitrine } from './support/vitrine.ts'

const SECTIONS = 12
const SLUG = 'twelve-sections'
const CONNECTIONS = 8
const WARM_UP_SECONDS = 1
const WARM_UP_PAGES = 500
const PAGES_PER_SECOND = 300
/** Measured once on a machine of this kind, with a page of as many sections. */
const NEXT_DYNAMIC = 127

const { host: HOST, path: HOME } = demoHome()
const LOCALE = HOME.slice(1)

export const uncachedRender: Bench = {
  name: 'uncached-render',
  title: 'Uncached render',
  about: `A page of ${SECTIONS} sections of the demo content. In one process: from the database's answer to the HTML, against one call of React's renderToString on the same tree, whose HTML must be the same. Over HTTP: every request asks for another page that nobody has asked for, database and compression included.`,
  async run(settings) {
    // React chooses its build by this word when it is loaded.
    process.env['NODE_ENV'] = 'production'
    await using room = await openRoom()
    const [product, bare] = [await loadDrawing(room, 'product'), await loadDrawing(room, 'bare')]
    // The server makes the demo sites at its first start.
    await (await startVitrine({ room })).end('SIGTERM')
    const house = await product.openHouse(dataDirOf(room), join(ROOT, 'dist'))
    await using _closing = untilDone(() => house.close())
    await inDatabase(house.adminUrl, addTwelve)
    const sheet = await house.read(HOST, `${HOME}/${SLUG}`)
    const drawn = product.draw(sheet)
    const { html } = drawn
    const input = bare.bareInputOf(sheet, drawn)
    if (withoutPreloads(bare.renderBare(input)) !== withoutPreloads(html)) throw new Error('Bare React drew other HTML than the product.')

    const measured = await takeTurns(settings.rounds, {
      drawn: () => countRuns(settings, 1, () => product.draw(sheet)),
      bare: () => countRuns(settings, 1, () => bare.renderBare(input)),
      answers: () => countRuns(settings, CONNECTIONS, () => product.drawAnswer(sheet)),
    })
    const overHttp = await measureMisses(room, house.adminUrl, settings)
    const page = `${sectionsOf(sheet)} sections, ${whole(Buffer.byteLength(html))} bytes`
    const against = (ours: number, theirs: number, unit: string) => `${whole(ours)} against ${whole(theirs)} ${unit}`
    return {
      rows: [
        { what: `data to HTML (${page})`, ...atLeast(measured.drawn / measured.bare, 0.6), absolute: against(measured.drawn, measured.bare, 'pages per CPU second'), peer: 'React renderToString, same tree, same process' },
        { what: 'data to ready bytes (HTML as br)', ...atLeast(measured.answers / measured.bare, 0.6), goal: '–', isMet: null, absolute: against(measured.answers, measured.bare, 'pages per CPU second'), peer: 'React renderToString, same tree, same process' },
        { what: 'HTML of that page, styles included', ...within(Buffer.byteLength(html) / 1024, 60, 'KB', 1), absolute: `${whole(Buffer.byteLength(html))} bytes`, peer: '–' },
        { what: 'a miss over HTTP, from the database to the compressed answer', ...atLeast(overHttp / NEXT_DYNAMIC, 2), absolute: against(overHttp, NEXT_DYNAMIC, 'req/s'), peer: 'Next.js 16 dynamic (measured once, not in this run)' },
      ],
      remarks: [],
    }
  },
}

/** In one call React lifts a picture's preload into the head; drawn by itself, the body begins with it. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')

const sectionsOf = ({ opened }: Sheet) => opened.groups.length

async function inDatabase(adminUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** One page of the first sections of a demo site's pages, the home page's first. */
async function addTwelve(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `with sections as (
       select p.site_id, section from platform.hosts h
       join site.pages p on p.site_id = h.site_id
       join site.page_versions v on v.site_id = p.site_id and v.id = p.live_version,
       jsonb_array_elements(v.content -> 'groups') with ordinality as group_of (section, place)
       where h.host = $1 and section -> 'fields' <> '{}'
       order by (p.role = 'home') desc nulls last, p.meta ->> 'name', place limit ${SECTIONS}
     ), new_page as (
       insert into site.pages (site_id, id, status, meta, live_version)
       select distinct site_id, $2, 'published', '{"name": {}, "description": {}}'::jsonb, $3 from sections returning site_id
     ), new_slug as (
       insert into site.slugs (site_id, locale, slug, page_id) select site_id, $4, $5, $2 from new_page
     )
     insert into site.page_versions (site_id, id, page_id, number, content)
     select site_id, $3, $2, 1, jsonb_build_object('disallowedLanguages', '[]'::jsonb, 'groups', jsonb_agg(section)) from sections group by site_id`,
    [HOST, idOf('page'), idOf('version'), LOCALE, SLUG],
  )
  if (rowCount !== 1) throw new Error(`${HOST} has no sections.`)
}

/** The same for the same word, in the shape of the product's ids. */
const idOf = (word: string) => createHash('md5').update(word).digest('hex').slice(0, 26)

/** Per second of processor time, compression threads included: other programs on the machine change it little. */
async function countRuns({ seconds }: Settings, lanes: number, run: () => unknown): Promise<number> {
  await repeat(WARM_UP_SECONDS, lanes, run)
  return repeat(seconds, lanes, run)
}

async function repeat(seconds: number, lanes: number, run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  const used = () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000_000
  }
  let runs = 0
  const lane = async () => {
    for (; used() < seconds; runs += 1) await run()
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return runs / used()
}

/** Each round asks for pages of its own, so that no answer can come from the cache. */
async function measureMisses(room: Room, adminUrl: string, { rounds, seconds }: Settings): Promise<number> {
  const perRound = seconds * PAGES_PER_SECOND
  await inDatabase(adminUrl, copyPage(1 + WARM_UP_PAGES + rounds * perRound))
  await using vitrine = await startVitrine({ room })
  let next = 1
  const load = async (amount: number) => {
    const { duration, errors, timeouts, non2xx } = await autocannon({
      url: `http://127.0.0.1:${vitrine.port}`,
      connections: CONNECTIONS,
      amount,
      requests: [{ method: 'GET', headers: { host: HOST, 'accept-encoding': 'br' }, setupRequest: (request) => ({ ...request, path: `${HOME}/copy-${(next += 1)}` }) }],
    })
    if (errors + timeouts + non2xx > 0) throw new Error(`${errors + timeouts} errors and ${non2xx} refusals among ${amount} pages.`)
    return amount / duration
  }
  await assertFaithful(vitrine.port)
  await load(WARM_UP_PAGES)
  const figures: number[] = []
  for (let round = 0; round < rounds; round += 1) figures.push(await load(perRound))
  return median(figures)
}

/** A copy is the page it was made from, but for its own address: its slug, or its id where a language has no slug. */
async function assertFaithful(port: number): Promise<void> {
  const read = async (slug: string) => (await askFor200({ port, host: HOST, path: `${HOME}/${slug}` })).body.toString()
  const withoutAddress = (html: string, slug: string) => html.replaceAll(slug, '').replaceAll(/[0-9a-z]{26}/g, '')
  if (withoutAddress(await read(SLUG), SLUG) !== withoutAddress(await read('copy-1'), 'copy-1')) throw new Error('A copied page differs from its original by more than its address.')
}

/** As many pages as there will be requests, each at its own address. */
const copyPage = (copies: number) => async (client: pg.Client) => {
  await client.query(
    `with source as (
       select p.*, v.content from site.pages p join site.page_versions v on v.site_id = p.site_id and v.id = p.live_version where p.id = $1
     ), copy as (
       select n, substr(md5('page' || n), 1, 26) as id, substr(md5('version' || n), 1, 26) as version from generate_series(1, $2::int) as n
     ), new_pages as (
       insert into site.pages (site_id, id, status, meta, live_version) select site_id, copy.id, status, meta, copy.version from source, copy
     ), new_slugs as (
       insert into site.slugs (site_id, locale, slug, page_id) select site_id, $3, 'copy-' || n, copy.id from source, copy
     )
     insert into site.page_versions (site_id, id, page_id, number, content) select site_id, copy.version, copy.id, 1, content from source, copy`,
    [idOf('page'), copies, LOCALE],
  )
  await client.query('analyze')
}

if (import.meta.main) await runAlone(uncachedRender)
