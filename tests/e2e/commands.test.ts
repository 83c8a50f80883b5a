import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fetch } from '../../src/kit/api/call.ts'
import { fitAct } from '../../src/model/commands/command.ts'
import { makeDataDir } from '../support/demo-data.ts'
import { openEditorTab, readEditData } from '../support/editor-tab.ts'
import { ask, openEditorClient } from '../support/http.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { twelveChanges } from '../support/twelve-changes.ts'

/** More rounds for a thorough run: COMMAND_ROUNDS=30. */
const ROUNDS = Number(process.env['COMMAND_ROUNDS'] ?? 2)
const host = 'seeblick.localhost'

let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = await makeDataDir('commands')
  server = await startServer({ dataDir })
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Whoever asks while the server is down finds nobody; the port is another one after each start. */
function fetchFrom(cookie: string): Fetch {
  return async (url, init) => {
    const { status, text } = await ask({
      port: server.port,
      host,
      path: url,
      method: init.method,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: { cookie },
    })
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
}

test(
  `twelve changes of all kinds with kill -9 in between, ${ROUNDS} times: undo is the start, redo the end, as data`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { cookie } = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
      const reload = async () => readEditData((await ask({ port: server.port, host, path: '/de/edit', headers: { cookie } })).text)
      const tab = openEditorTab({ data: await reload(), fetch: fetchFrom(cookie) })
      const start = tab.history.shown().groups
      const left = () => tab.queue.store.getState().entries.map(({ command, hold }) => [command.kind, hold])
      const arrive = async () => {
        await expect.poll(async () => (await tab.queue.run(), left()), { timeout: 30_000, interval: 100 }).toEqual([])
      }
      const killed = async () => {
        await server.kill()
        server = await startServer({ dataDir })
      }

      for (const [at, change] of twelveChanges(tab.history.shown()).entries()) {
        const act = fitAct(tab.history.shown(), change(tab.history.shown()))
        if (act) tab.history.perform([act])
        if (at === (round * 5 + 3) % 12) await killed()
      }
      await arrive()
      const end = tab.history.shown().groups
      expect((await reload()).view.groups).toEqual(end)

      for (let step = 0; step < 12; step += 1) tab.history.undo()
      await killed()
      await arrive()
      expect((await reload()).view.groups).toEqual(start)

      for (let step = 0; step < 12; step += 1) tab.history.redo()
      await arrive()
      expect((await reload()).view.groups).toEqual(end)
      expect(tab.refused).toEqual([])
      for (let step = 0; step < 12; step += 1) tab.history.undo()
      await arrive()
      expect((await reload()).view.groups).toEqual(start)
    }
  },
  ROUNDS * 60_000 + 60_000,
)
