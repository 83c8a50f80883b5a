import { randomBytes, randomUUID } from 'node:crypto'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hono } from 'hono'
import { groupOf } from './render-section.tsx'
import type { GameEvent, Operation, Snapshot } from '../../src/game/state.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Site } from '../../src/model/site/site.ts'
import { createHttpServer } from '../../src/server/create-http-server.ts'
import type { AppEnv, ServerParts } from '../../src/server/parts.ts'
import { createRequestListener } from '../../src/server/request-listener.ts'
import { insertVersion } from '../../src/store/page-versions.ts'
import { insertPage, setLiveVersion } from '../../src/store/pages.ts'

export const newId = () => idFromBytes(randomBytes(16))

export const stroke = (pageId: string, playerId: string, delta: 1 | -1 = 1): Operation => ({ id: randomUUID(), pageId, playerId, delta })

/** Makes a test site one where golf is played, and answers with the ids of its trail; the last page is the finish. */
export async function openTrail(parts: ServerParts, site: Site, length = 4): Promise<string[]> {
  await parts.store.platform.execute(`update platform.sites set features = '{game}' where id = '${site.id}'`)
  site.features.push('game')
  const ids = await parts.store.inSite(site.id, async (tx) => {
    const pages: string[] = []
    for (let at = 0; at < length; at += 1) {
      const [id, versionId] = [newId(), newId()]
      const content = { disallowedLanguages: [], groups: [{ ...groupOf({ type: 'scoreTracker' }), id: newId() }] }
      await insertPage(tx, { id, collection: 'trail', role: null, status: 'draft', meta: { name: { de: `Loch ${at + 1}` }, description: {} } })
      await insertVersion(tx, { id: versionId, pageId: id, content, createdBy: null })
      await setLiveVersion(tx, id, { liveVersion: versionId, status: 'published', searchTexts: {} })
      // The order of a collection is the age of its pages; within one transaction the clock stands still.
      await tx.execute(`update site.pages set created_at = created_at + interval '${at} seconds' where id = '${id}'`)
      pages.push(id)
    }
    return pages
  })
  parts.memory.clear()
  return ids
}

export type TestPort = { port: number; close: () => Promise<void> }

/** A real port, for what does not end with an answer. */
export async function openPort(app: Hono<AppEnv>, parts: ServerParts): Promise<TestPort> {
  const server = createHttpServer(createRequestListener(parts, app), parts.config)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      parts.eventStreams.close()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

export type Heard = { id: number; name: 'snapshot'; data: Snapshot } | { id: number; name: 'change'; data: GameEvent }

export type TestStream = {
  status: number
  headers: IncomingMessage['headers']
  heard: Heard[]
  /** Everything as it came, with comments. */
  text: () => string
  isEnded: () => boolean
  /** As when a phone loses its network. */
  cut: () => void
}

type StreamOptions = { port: number; host: string; id: string; call?: string; lastEventId?: number; headers?: Record<string, string> }

export function openStream({ port, host, id, call = 'game/live', lastEventId, headers = {} }: StreamOptions): Promise<TestStream> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: `/api/v1/${call}?id=${id}`,
        agent: false,
        headers: { host, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }), ...headers },
      },
      (response) => {
        const heard: Heard[] = []
        let [text, read, isEnded] = ['', 0, false]
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
          for (let end = text.indexOf('\n\n', read); end >= 0; end = text.indexOf('\n\n', read)) {
            const lines = Object.fromEntries(
              text
                .slice(read, end)
                .split('\n')
                .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
            )
            read = end + 2
            if (lines['data'] !== undefined && lines['event'] !== 'beat') heard.push({ id: Number(lines['id']), name: lines['event'], data: JSON.parse(lines['data']) } as Heard)
          }
        })
        response.on('error', () => (isEnded = true))
        response.on('close', () => (isEnded = true))
        resolve({ status: response.statusCode ?? 0, headers: response.headers, heard, text: () => text, isEnded: () => isEnded, cut: () => sent.destroy() })
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
