import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import type { Follow } from '../../actions/live/follow.ts'
import { Refusal } from '../../model/refusal.ts'
import { createLimits } from '../../services/limits/limits.ts'
import type { Live, LiveMessage, Topic } from '../../services/live/live.ts'
import { createEventStreams } from './event-streams.ts'

const passing = z.object({ name: z.enum(['here', 'gone']), data: z.object({ who: z.string() }) })
type Passing = z.infer<typeof passing>
type Editors = Topic<LiveMessage, Passing>

/** What is stored about the site that is followed. */
const stored: LiveMessage[] = []
const mayEdit = new Set<string>()
const closing: (() => Promise<void>)[] = []
let t: TestApp
let second: Awaited<ReturnType<TestApp['openSecond']>>

beforeAll(async () => {
  t = await openTestApp()
  second = await t.openSecond()
})
afterAll(async () => {
  for (const close of closing) await close()
  await second.close()
  await t.close()
})

const openEditors = (live: Live): Editors =>
  live.topic({
    name: 'wall',
    read: async (_, after) => ({ sequence: stored.length, messages: stored.slice(after ?? stored.length) }),
    readPassing: (value) => passing.safeParse(value).data ?? null,
  })

/** Its own question who may, its own way to catch up, and who is there. */
const followSite =
  (editors: Editors, siteId: string, who: string): Follow =>
  async (lastHeard, send) => {
    if (!mayEdit.has(who)) throw new Refusal('notAllowed')
    const place = { siteId, id: 'site' }
    const leave = await editors.join(place, lastHeard, send)
    if (!leave) throw new Refusal('notFound')
    const say = (name: Passing['name']) => editors.tell(place, { name, data: { who } })
    say('here')
    return { leave: () => (leave(), say('gone')), beat: async () => (say('here'), mayEdit.has(who)) }
  }

async function openProcess(live: Live) {
  const editors = openEditors(live)
  const streams = createEventStreams({ limits: createLimits(), checkMs: 50 })
  const server = createServer((request, response) => {
    streams
      .open(response, '127.0.0.1', followSite(editors, t.siteA.id, request.url?.slice(1) ?? ''))
      .catch((error: unknown) => response.writeHead(error instanceof Refusal ? error.status : 500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  closing.push(() => new Promise((resolve) => (streams.close(), server.close(() => resolve()))))
  return {
    change() {
      stored.push({ sequence: stored.length + 1, name: 'change', data: { page: 'p' } })
      editors.publish({ siteId: t.siteA.id, id: 'site' }, { after: stored.length - 1, sequence: stored.length, messages: stored.slice(-1) })
    },
    async open(who: string, lastEventId?: number) {
      const response = await fetch(
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/${who}`,
        lastEventId === undefined ? {} : { headers: { 'last-event-id': String(lastEventId) } },
      )
      let [text, isEnded] = ['', false]
      const read = async () => {
        for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
        isEnded = true
      }
      void read()
      return { status: response.status, text: () => text, isEnded: () => isEnded }
    },
  }
}

test('another kind of stream brings its own: who may, what was missed, who else is there, and an end when the right is gone', async () => {
  mayEdit.add('anna').add('bea')
  const [here, there] = [await openProcess(t.parts.live), await openProcess(second.parts.live)]
  expect((await here.open('stranger')).status).toBe(403)
  here.change()
  const [anna, bea] = [await here.open('anna', 0), await there.open('bea')]
  await expect.poll(anna.text).toContain('id: 1\nevent: change\ndata: {"page":"p"}\n\n')
  await expect.poll(anna.text).toContain('event: here\ndata: {"who":"bea"}\n\n')
  await expect.poll(bea.text).toContain('event: here\ndata: {"who":"anna"}\n\n')
  there.change()
  for (const { text } of [anna, bea]) await expect.poll(text).toContain('id: 2\nevent: change')
  expect(bea.text()).not.toContain('id: 1')
  mayEdit.delete('bea')
  await expect.poll(bea.isEnded).toBe(true)
  await expect.poll(anna.text).toContain('event: gone\ndata: {"who":"bea"}\n\n')
  expect(anna.isEnded()).toBe(false)
  expect((await there.open('bea')).status).toBe(403)
})
