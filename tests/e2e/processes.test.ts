import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findPostmaster } from '../../src/services/database/postmaster.ts'
import { makeDataDir } from '../support/demo-data.ts'
import { ask, openEditorClient } from '../support/http.ts'
import { SOON_MS, startServer, type ServerProcess } from '../support/server-process.ts'

/** More rounds for a thorough run: PUBLISH_ROUNDS=1000 KILL_ROUNDS=100. */
const PUBLISH_ROUNDS = Number(process.env['PUBLISH_ROUNDS'] ?? 40)
const KILL_ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4)
const host = 'seeblick.localhost'

let dataDir: string
beforeAll(async () => {
  dataDir = await makeDataDir('processes')
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const title = async (port: number) => /<h1[^>]*>([^<]*)</.exec((await ask({ port, host, path: '/de' })).text)?.[1]

describe('two processes', () => {
  test(
    `what is published is what every process shows next, ${PUBLISH_ROUNDS} of ${PUBLISH_ROUNDS} times; unpublished text never shows`,
    async () => {
      const server = await startServer({ dataDir, env: { WEB_CONCURRENCY: '2', TRUSTED_PROXIES: '127.0.0.1' } })
      try {
        const editor = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
        let shown = await title(server.port)
        for (let round = 0; round < PUBLISH_ROUNDS; round += 1) {
          const next = `Fassung ${round}`
          expect(await editor.save(next)).toBe(200)
          expect(await title(server.port)).toBe(shown)
          expect(await editor.publish()).toBe(200)
          shown = next
          const seen = await Promise.all([1, 2, 3, 4].map(() => title(server.port)))
          expect(seen).toEqual([next, next, next, next])
        }
      } finally {
        await server.stop()
      }
    },
    PUBLISH_ROUNDS * 2000 + 60_000,
  )
})

describe('kill -9', () => {
  test(
    `during saves and publications, ${KILL_ROUNDS} times: nothing acknowledged is lost, no half page, no help needed`,
    async () => {
      let acknowledged = ''
      let published = ''
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        const server = await startServer({ dataDir })
        const editor = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
        if (round > 0) {
          const live = (await title(server.port)) ?? ''
          const draft = /<h1[^>]*>([^<]*)</.exec((await ask({ port: server.port, host, path: '/de/edit', headers: { cookie: editor.cookie } })).text)?.[1] ?? ''
          expect(numberIn(draft)).toBeGreaterThanOrEqual(numberIn(acknowledged))
          expect(numberIn(live)).toBeGreaterThanOrEqual(numberIn(published))
          expect(numberIn(live)).toBeLessThanOrEqual(numberIn(draft))
        }
        const before = published
        const work = keepWriting(
          server,
          editor,
          round,
          (saved) => (acknowledged = saved),
          (live) => (published = live),
        )
        await expect.poll(() => published).not.toBe(before)
        await new Promise((resolve) => setTimeout(resolve, (round * 97) % 400))
        if (round % 3 === 2) await killDatabase()
        await server.kill()
        await work
      }
      const last = await startServer({ dataDir })
      expect((await ask({ port: last.port, host, path: '/de' })).status).toBe(200)
      await last.stop()
    },
    KILL_ROUNDS * 15_000 + 60_000,
  )
})

const numberIn = (text: string) => Number(/(\d+)$/.exec(text)?.[1] ?? 0)

async function keepWriting(
  _: ServerProcess,
  editor: Awaited<ReturnType<typeof openEditorClient>>,
  round: number,
  onSaved: (text: string) => void,
  onPublished: (text: string) => void,
): Promise<void> {
  for (let step = 0; ; step += 1) {
    const text = `Stand ${(round + 1) * 10_000 + step}`
    try {
      if ((await editor.save(text)) !== 200) return
      onSaved(text)
      if ((await editor.publish()) !== 200) return
      onPublished(text)
    } catch {
      return
    }
  }
}

/** The database goes down hard too, as when the machine loses power. */
async function killDatabase(): Promise<void> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
  process.kill(pid, 'SIGKILL')
}

type Heard = { status: number; connection: string; error?: string }

function askOn(agent: Agent, port: number, path: string): Promise<Heard> {
  return new Promise((resolve) => {
    const fail = ({ message }: Error) => resolve({ status: 0, connection: '', error: message })
    const sent = request({ host: '127.0.0.1', port, path, agent, headers: { host } }, (answer) => {
      answer.resume()
      answer.on('error', fail)
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '' }))
    })
    sent.on('error', fail)
    sent.end()
  })
}

describe('stopping', () => {
  test('SIGTERM under load that goes on: not ready first, every request answered and its connection closed, no failure, the end within ten seconds', async () => {
    const server = await startServer({ dataDir, env: { DRAIN_SECONDS: '2' } })
    const { port } = server
    const failed: string[] = []
    const [before, after] = [new Set<string>(), new Set<string>()]
    let [isNotReady, isOver, answeredAfter] = [false, false, 0]
    // Each keeps its connection as long as it may.
    const load = Array.from({ length: 8 }, async (_, at) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      while (!isOver) {
        const isAfter = isNotReady
        const { status, connection, error } = await askOn(agent, port, at % 2 === 0 ? '/de' : '/fr')
        if (status !== 200) failed.push(error ?? String(status))
        if (isAfter) answeredAfter += 1
        const heard = isAfter ? after : before
        heard.add(connection)
      }
      agent.destroy()
    })
    await expect.poll(() => before.size).toBeGreaterThan(0)
    const startedAt = performance.now()
    const stopped = server.stop()
    await expect.poll(async () => (await ask({ port, host, path: '/readyz' })).status, { interval: 10 }).toBe(503)
    isNotReady = true
    // Until a balancer has asked, requests go on coming.
    await expect.poll(() => answeredAfter, { interval: 10 }).toBeGreaterThan(40)
    isOver = true
    await Promise.all([stopped, ...load])
    expect(failed).toEqual([])
    expect([before.has('keep-alive'), after]).toEqual([true, new Set(['close'])])
    expect(performance.now() - startedAt).toBeLessThan(10_000)
  })

  test('a port in use is one sentence that says what to do, and nothing is left running', async () => {
    const other = await mkdtemp(join(tmpdir(), 'vitrine-port-'))
    await expect(startServer({ dataDir: other, env: { PORT: String(inject('port')), DEMO: 'off' } })).rejects.toThrow(
      /Port \d+ is already in use\. Stop the other program or start with another one/,
    )
    expect((await findPostmaster(join(other, 'postgres'))).state).toBe('none')
    await rm(other, { recursive: true, force: true })
  })

  test('the database away: kept pages go on, saves answer 503 within a second, and it comes back by itself', async () => {
    const server = await startServer({ dataDir })
    const editor = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
    await ask({ port: server.port, host, path: '/de' })
    await killDatabase()
    const since = performance.now()
    const pages: number[] = []
    const saves: { status: number; ms: number }[] = []
    // Backends outlive their postmaster by a moment: the first saves may still be stored.
    const isBack = () => saves.some(({ status }) => status === 503) && saves.at(-1)?.status === 200
    const isOver = () => isBack() || performance.now() - since > 20_000
    const readOn = async () => {
      while (!isOver()) pages.push((await ask({ port: server.port, host, path: '/de' })).status)
    }
    const saveAgain = async () => {
      while (!isOver()) {
        const asked = performance.now()
        const status = await editor.save('Wieder da')
        saves.push({ status, ms: performance.now() - asked })
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
    await Promise.all([readOn(), saveAgain()])
    expect([...new Set(pages)]).toEqual([200])
    expect(isBack()).toBe(true)
    expect(saves.map(({ status }) => status).filter((status) => status !== 503 && status !== 200)).toEqual([])
    expect(Math.max(...saves.map(({ ms }) => ms))).toBeLessThan(SOON_MS)
    await server.stop()
  })
})
