import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fetch } from '../../src/kit/api/call.ts'
import { fieldContent } from '../../src/model/commands/field-content.ts'
import { seededChance } from '../support/fuzz/chance.ts'
import { makeDataDir } from '../support/demo-data.ts'
import { freshId, openEditorTab, readEditData } from '../support/editor-tab.ts'
import { ask, openEditorClient } from '../support/http.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'

/** More for a thorough run: KILL_EDITS=200. Every fifth edit is killed while it is saved or while it is published. */
const EDITS = Number(process.env['KILL_EDITS'] ?? 15)
const SEED = Number(process.env['KILL_SEED'] ?? 7)
const KILL_EVERY = 5
/** A save or a publication takes about this long, so the kill comes before, in and after it. */
const LONGEST_WAIT_MS = 40
const host = 'seeblick.localhost'

let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = await makeDataDir('kills')
  server = await start()
})
afterAll(async () => {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const start = () => startServer({ dataDir, env: { TRUSTED_PROXIES: '127.0.0.1' } })

let calls = 0
/** Calls are limited per address, and nobody writes this fast. */
const headersOf = (cookie: string) => ({ cookie, 'x-forwarded-for': `10.7.${((calls += 1) >> 8) & 255}.${calls & 255}` })

function fetchWith(cookie: string): Fetch {
  return async (url, init) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    const { status, text } = await ask({ port: server.port, host, path: url, method: init.method, body, headers: headersOf(cookie) })
    return new Response(text, { status, headers: { 'content-type': 'application/json' } })
  }
}

const standIn = (html: string) => Number(/Stand (\d+) Ende/.exec(html)?.[1] ?? 0)

test(
  `${EDITS} edits and publications, with kill -9 of the server at chance moments: nothing that was acknowledged is lost, and nothing happens twice`,
  async () => {
    const chance = seededChance(SEED)
    const { cookie } = await openEditorClient({ port: server.port, host, editPath: '/de/edit' })
    const page = async (path: string) => (await ask({ port: server.port, host, path, headers: headersOf(cookie) })).text
    const draft = async () => readEditData(await page('/de/edit'))
    const tab = openEditorTab({ data: await draft(), fetch: fetchWith(cookie) })
    const { pageId, groups } = tab.history.shown()
    const hero = groups[0]
    if (!hero) throw new Error('The page is empty')
    const before = hero.fields['title']?.content
    if (before?.type !== 'localizedSingleValue') throw new Error('The page begins without a title')
    const firstSequence = (await draft()).sequence

    const arrive = async () => {
      await expect.poll(async () => (await tab.queue.run(), tab.queue.store.getState().entries.length), { timeout: 60_000, interval: 50 }).toBe(0)
    }
    const publish = async () => {
      const body = { id: pageId, commandId: freshId() }
      const once = () =>
        ask({ port: server.port, host, path: '/api/v1/page/publish', body, headers: headersOf(cookie) }).then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(once, { timeout: 60_000, interval: 50 }).toBe(200)
    }
    /** Answers what draft and live page say right after the server is back, before anything is sent again by hand. */
    const kill = async () => {
      await sleep(chance.below(LONGEST_WAIT_MS))
      await server.kill()
      server = await start()
      return [standIn(JSON.stringify((await draft()).view.groups)), standIn(await page('/de'))]
    }

    for (let edit = 1; edit <= EDITS; edit += 1) {
      const victim = edit % KILL_EVERY !== 0 ? null : chance.isIn(0.5) ? 'save' : 'publication'
      const now = tab.history.shown().groups[0]?.fields['title']?.content ?? before
      tab.history.perform([fieldContent.act({ groupId: hero.id, slot: 'title', before: now, after: { type: 'localizedSingleValue', data: { de: `Stand ${edit} Ende` } } })])
      const saving = arrive()
      if (victim === 'save') {
        const [saved, live] = await kill()
        expect([edit - 1, edit], `saved after a kill at edit ${edit}`).toContain(saved)
        expect(live, `live after a kill at edit ${edit}`).toBe(edit - 1)
      }
      await saving
      const publishing = publish()
      if (victim === 'publication') {
        const [saved, live] = await kill()
        expect(saved, `saved after a kill at edit ${edit}`).toBe(edit)
        expect([edit - 1, edit], `live after a kill at edit ${edit}`).toContain(live)
      }
      await publishing
      expect(standIn(await page('/de'))).toBe(edit)
    }

    const after = await draft()
    expect(standIn(JSON.stringify(after.view.groups))).toBe(EDITS)
    // One record per edit and one per publication, however often each was sent.
    expect(after.sequence - firstSequence).toBe(EDITS * 2)
    expect(tab.refused).toEqual([])
  },
  60_000 + EDITS * 8_000,
)
