import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededChance } from '../../tests/support/fuzz/chance.ts'
import { makeRawBytes } from '../../tests/support/fuzz/raw-bytes.ts'
import { makeRequest, type Target } from '../../tests/support/fuzz/requests.ts'
import { HOST_A, HOST_B, openTestApp, type TestApp, type Who } from '../../tests/support/test-app.ts'
import { newId, openPort, openTrail, type TestPort } from '../../tests/support/test-game.ts'
import { calls } from './api/calls.ts'
import type { Call } from './api/define-call.ts'
import { consoleCalls } from './console/console-calls.ts'

/** `FUZZ_REQUESTS=1000000 FUZZ_SEED=7 npx vitest run --project database src/server/fuzz.test.ts` looks further. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 5000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 1)
const RAW = Math.ceil(REQUESTS / 8)
const TIMEOUT = Math.max(120_000, REQUESTS * 30)
const MOST_ADDED = 100
/** Said on purpose, and the visitor is told when to come again. */
const DELIBERATE = [503, 507]

let t: TestApp
let port: TestPort
let target: Target
const surprises: string[] = []
const surprise = (reason: unknown) => void surprises.push(String(reason instanceof Error ? reason.stack : reason))

beforeAll(async () => {
  process.on('unhandledRejection', surprise)
  t = await openTestApp()
  const trail = await openTrail(t.parts, t.siteA)
  port = await openPort(t.app, t.parts)
  target = await readTarget(trail)
})
afterAll(async () => {
  process.off('unhandledRejection', surprise)
  await port.close()
  await t.close()
})

async function readTarget(trail: readonly string[]): Promise<Target> {
  const rows = async (query: string) => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute<{ id: string }>(query))).rows.map(({ id }) => id)
  const [gameId, playerId] = [newId(), newId()]
  await t.ask('/api/v1/game/create', { body: { id: gameId } })
  await t.ask('/api/v1/game/players/add', { body: { gameId, id: playerId, playerName: 'Anna' } })
  const pageIds = await rows('select id from site.pages')
  return {
    hosts: [HOST_A, HOST_B],
    consoleHost: 'console.localhost',
    calls: calls.flatMap((call) => withGoodExamples(call, { gameId, playerId, pageId: trail[0] ?? '' })),
    consoleCalls: consoleCalls(t.parts.config),
    ids: { page: [...pageIds, ...trail], group: await rows('select id from site.groups'), field: await rows('select id from site.fields'), game: [gameId], player: [playerId], upload: [] },
    slugs: await rows('select slug as id from site.slugs'),
    roles: ['visitor', 'editorA', 'editorA', 'editorA', 'editorB', 'admin', 'admin'] satisfies Who[],
  }
}

/** Examples that are right but for the ids come no further than the first question. */
function withGoodExamples(call: Call, { gameId, playerId, pageId }: { gameId: string; playerId: string; pageId: string }): Target['calls'][number][] {
  // A stream has no end to wait for.
  if (call.path === 'game/live') return []
  if (call.path === 'game/tap') return [{ ...call, example: { gameId, operations: [{ id: '5a0c3c1e-6d8f-4c55-9c62-0d4a3b1f2e77', pageId, playerId, delta: 1 }] } }]
  if (call.path !== 'data') return [call]
  const json = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guten Tag', marks: [{ type: 'link', attrs: { href: 'https://example.ch' } }] }] }] }
  const rich = { ...call.example, data: { content: { type: 'localizedRichText', data: { de: { json, text: 'Guten Tag' } } } } }
  const options = { ...call.example, itemType: 'group', data: { options: { alignment: 'left', collection: 'services', link: { type: 'url', url: 'https://example.ch' } } } }
  return [call, call, { ...call, example: rich }, { ...call, ids: { linkId: 'group' }, example: options }]
}

/** As an editor's browser does it: with the revision that the last answer named. */
const revisions = new Map<string, number>()
function withRevision(path: string, body: string | undefined): string | undefined {
  return path === '/api/v1/data' ? body?.replace('"revision":1', `"revision":${revisions.get(/"linkId":"([^"]*)"/.exec(body)?.[1] ?? '') ?? 1}`) : body
}
function noteRevision(path: string, body: string | undefined, answer: string): void {
  const found = path === '/api/v1/data' ? /"revision":(\d+)/.exec(answer)?.[1] : undefined
  if (found !== undefined) revisions.set(/"linkId":"([^"]*)"/.exec(body ?? '')?.[1] ?? '', Number(found))
}

async function inTurns(count: number, atOnce: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

/** The status of every answer on the connection; none when the server only hung up. */
function raw(bytes: string, waitMs: number): Promise<number[]> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port.port, '127.0.0.1', () => {
      socket.write(Buffer.from(bytes, 'latin1'))
      setTimeout(() => socket.end(), waitMs)
    })
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve([...heard.matchAll(/(?:^|\r\n|[^\r\n])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))))
    socket.setTimeout(3000, () => socket.destroy())
  })
}

const isFault = (status: number) => status >= 500 && !DELIBERATE.includes(status)

describe('whatever is sent', () => {
  test('no request, in any role, ends in a fault of ours', { timeout: TIMEOUT }, async () => {
    const faults: string[] = []
    let added = 0
    const chance = seededChance(SEED)
    const statuses = new Map<number, number>()
    await inTurns(REQUESTS, 20, async (at) => {
      const { host, who: wished, method, path, headers, body: made } = makeRequest(chance, target)
      // Who signs out is a visitor for the rest of the run.
      const who = /^\/api\/v1\/auth|\/login/.test(path) ? 'visitor' : wished
      // Every section that is added makes all later requests for its page slower.
      if (path.startsWith('/api/v1/group/add') && (added += 1) > MOST_ADDED) return
      const body = withRevision(path, made)
      const readsBody = method !== 'GET' && method !== 'HEAD' && body !== undefined
      const startedAt = performance.now()
      const response = await t.ask(path, { host, who: who as Who, method, headers, ...(readsBody && { body }) }).catch((error: unknown) => {
        throw new Error(`request ${at}: ${method} ${path} ${JSON.stringify(headers)} ${String(error)}`)
      })
      noteRevision(path, body, await response.text())
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (isFault(response.status))
        faults.push(JSON.stringify({ at, status: response.status, ms: Math.round(performance.now() - startedAt), host, who, method, path, headers, body: body?.slice(0, 500) }))
    })
    expect(
      faults.slice(0, 10),
      `seed ${SEED}\n${t.logs
        .filter((line) => line.includes('request failed'))
        .slice(0, 5)
        .join('\n')}`,
    ).toEqual([])
    // Not everything bounces off the door.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 50)
    expect(surprises).toEqual([])
  })

  test('no bytes on a socket do either, and everybody else is served', { timeout: TIMEOUT }, async () => {
    const faults: string[] = []
    const chance = seededChance(SEED + 1)
    await inTurns(RAW, 60, async (at) => {
      const bytes = makeRawBytes(chance, chance.pick(target.hosts))
      if ((await raw(bytes, 100)).some(isFault)) faults.push(JSON.stringify({ at, bytes }))
    })
    expect(faults.slice(0, 10), `seed ${SEED}`).toEqual([])
    for (const host of target.hosts) expect(await raw(`GET /de HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`, 2000)).toEqual([200])
    expect(surprises).toEqual([])
  })
})
