import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyEvent } from '../../src/game/apply-event.ts'
import type { GameState, Operation } from '../../src/game/state.ts'
import { makeDataDir } from '../support/demo-data.ts'
import { GOLF_HOST, loadRound, openDemoTrail, sendTaps, startRound, stroke, type GolfRound } from '../support/golf-round.ts'
import { ask } from '../support/http.ts'
import { startServer } from '../support/server-process.ts'
import { openStream, type Heard, type TestStream } from '../support/test-game.ts'

/** More rounds for a thorough run: TAP_ROUNDS=100. */
const TAP_ROUNDS = Number(process.env['TAP_ROUNDS'] ?? 2)
const PHONES = 6

let dataDir: string
let trail: string[] = []
beforeAll(async () => {
  dataDir = await makeDataDir('game')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const env = { TRUSTED_PROXIES: '127.0.0.1' }
const total = (state: GameState) => state.holes.reduce((sum, { score }) => sum + score, 0)

/** A phone that taps as fast as it gets answers, and sends some taps twice. */
async function tapUntilKilled(port: number, round: GolfRound, sent: Map<string, Operation>, acknowledged: Set<string>): Promise<void> {
  for (let step = 0; ; step += 1) {
    const operations = Array.from({ length: 1 + (step % 3) }, () =>
      stroke(trail[Math.floor(Math.random() * trail.length)] ?? '', round.players[Math.floor(Math.random() * round.players.length)] ?? ''),
    )
    for (const operation of operations) sent.set(operation.id, operation)
    try {
      const answer = await sendTaps(port, round, operations)
      for (const id of answer.applied) acknowledged.add(id)
      if (step % 4 === 0) await sendTaps(port, round, operations)
    } catch {
      return
    }
  }
}

async function killDatabase(): Promise<void> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

describe('kill -9 during taps', () => {
  test(`[G-119] [O-3] ${TAP_ROUNDS} times: every acknowledged tap is there, and sending all of them again doubles none`, { timeout: TAP_ROUNDS * 20_000 + 60_000 }, async () => {
    let server = await startServer({ dataDir, env })
    trail = await openDemoTrail(server.port)
    for (let at = 0; at < TAP_ROUNDS; at += 1) {
      const { port } = server
      const [sent, acknowledged] = [new Map<string, Operation>(), new Set<string>()]
      const round = await startRound(port, 15)
      const phones = Array.from({ length: PHONES }, () => tapUntilKilled(port, round, sent, acknowledged))
      await expect.poll(() => acknowledged.size).toBeGreaterThan(0)
      await new Promise((resolve) => setTimeout(resolve, (at * 97) % 300))
      if (at % 2 === 1) await killDatabase()
      await server.kill()
      await Promise.all(phones)

      server = await startServer({ dataDir, env })
      const found = total(await loadRound(server.port, round))
      expect(acknowledged.size).toBeGreaterThan(0)
      expect(found).toBeGreaterThanOrEqual(acknowledged.size)
      expect(found).toBeLessThanOrEqual(sent.size)
      const unsure = [...sent.values()].filter(({ id }) => !acknowledged.has(id))
      for (const operations of [unsure, [...sent.values()]]) {
        for (let from = 0; from < operations.length; from += 200) await sendTaps(server.port, round, operations.slice(from, from + 200))
        expect(total(await loadRound(server.port, round))).toBe(sent.size)
      }
    }
    await server.stop()
  })
})

const replay = (heard: readonly Heard[]) =>
  heard.reduce<GameState | null>((state, message) => (message.name === 'snapshot' ? message.data : state && applyEvent(state, message.data)), null)

describe('two processes', () => {
  test('[G-060] phones on both lose no stroke and see each other’s at once; stopping sends them away without waiting', async () => {
    const server = await startServer({ dataDir, env: { ...env, WEB_CONCURRENCY: '2' } })
    const { port } = server
    try {
      const round = await startRound(port, 2)
      const streams: TestStream[] = []
      for (let at = 0; at < 6; at += 1) streams.push(await openStream({ port, host: GOLF_HOST, id: round.gameId }))
      const taps = Array.from({ length: 60 }, (_, at) => stroke(trail[at % 3] ?? '', round.players[at % 2] ?? ''))
      await Promise.all(taps.map((operation) => sendTaps(port, round, [operation])))
      const stored = await loadRound(port, round)
      expect(total(stored)).toBe(60)
      for (const { heard } of streams) {
        await expect.poll(() => heard.at(-1)?.id).toBe(stored.sequence)
        const numbers = heard.map(({ id }) => id)
        expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
        expect(total(replay(heard) ?? stored)).toBe(60)
      }
      const startedAt = performance.now()
      const stopped = server.stop()
      await expect.poll(() => streams.every((stream) => stream.isEnded())).toBe(true)
      expect(performance.now() - startedAt).toBeLessThan(6000)
      await stopped
      for (const stream of streams) expect(stream.text()).toMatch(/retry: \d+\n\n$/)
    } finally {
      await server.stop()
    }
  }, 60_000)
})

describe('what is delivered', () => {
  test('[G-122] no file and no page of the game holds a key of the database', async () => {
    const secrets = await secretsIn(dataDir)
    expect(secrets.length).toBeGreaterThan(1)
    const server = await startServer({ dataDir, env })
    const pages = await Promise.all(['/de', '/de/parcours', '/api/v1/openapi.json'].map((path) => ask({ port: server.port, host: GOLF_HOST, path })))
    await server.stop()
    const folder = join(process.cwd(), 'dist', 'client')
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && /\.(js|css|html|json|map)$/.test(entry.name))
    expect(files.length).toBeGreaterThan(10)
    const texts = [...pages.map(({ text }) => text), ...(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8'))))]
    for (const text of texts) {
      for (const secret of secrets) expect(text.includes(secret)).toBe(false)
      expect(text).not.toMatch(/postgres(?:ql)?:\/\/|service_role|supabase|anon(?:ymous)?[-_ ]?key/i)
    }
  })
})

/** Every secret that the server made for itself. */
async function secretsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /secret/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => text.match(/[\w+/=-]{20,}/g) ?? [])
}
