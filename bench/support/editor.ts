import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import type { EditData } from '../../src/site/edit-data.ts'
import { ask, askFor200 } from './ask.ts'

type Place = { port: number; host: string; path: string }

export type Editor = {
  /** Saves the page's title without publishing it. */
  writeTitle: (title: string) => Promise<void>
  publish: () => Promise<void>
}

/** Somebody who is signed in and has the page open, through the same calls as the editor in the browser. */
export async function openEditor(place: Place, account: { email: string; password: string }, agent: Agent): Promise<Editor> {
  const { port, host, path } = place
  const signedIn = await ask({ port, host, path: '/api/v1/auth', body: account, agent })
  if (signedIn.status !== 200) throw new Error(`Signing in answered ${signedIn.status}: ${signedIn.body.toString().slice(0, 200)}`)
  const cookie = (signedIn.headers['set-cookie'] ?? []).map((value) => value.split(';', 1)[0]).join('; ')
  const edited = await askFor200({ port, host, path: `${path}/edit`, headers: { cookie }, agent })
  const { page, view, revisions } = readEditData(edited.body.toString())
  const titled = view.groups.find((group) => revisions[`field:${group.id}:title`] !== undefined)
  if (!titled) throw new Error('The page has no title to change.')
  const linkId = `${titled.id}:title`
  let revision = revisions[`field:${linkId}`] ?? 0
  let calls = 0

  const call = async (name: string, body: unknown) => {
    calls += 1
    // Calls are limited per address; nobody publishes this fast, so each call comes from another one.
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    const answer = await askFor200({ port, host, path: `/api/v1/${name}`, body, agent, headers: { cookie, 'x-forwarded-for': address } })
    return JSON.parse(answer.body.toString()) as { revision?: number }
  }

  return {
    async writeTitle(title) {
      const content = { type: 'localizedSingleValue', data: { [view.locale]: title } }
      const saved = await call('data', { itemType: 'field', linkId, data: { content }, revision, commandId: randomUUID() })
      revision = saved.revision ?? revision + 1
    },
    async publish() {
      await call('page/publish', { id: page.id })
    },
  }
}

function readEditData(html: string): EditData {
  const json = /<script type="application\/json" id="edit-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  if (json === undefined) throw new Error('The edit page carries no data.')
  return JSON.parse(json) as EditData
}
