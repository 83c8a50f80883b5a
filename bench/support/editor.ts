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
  const cookie = (await signIn(place, account, agent)).join('; ')
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

/** The cookies of a new session, each as name=value. */
export async function signIn({ port, host }: Pick<Place, 'port' | 'host'>, account: { email: string; password: string }, agent?: Agent): Promise<string[]> {
  const { status, headers, body } = await ask({ port, host, path: '/api/v1/auth', body: account, agent })
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${body.toString().slice(0, 200)}`)
  return (headers['set-cookie'] ?? []).map((value) => value.split(';', 1)[0] ?? '')
}

function readEditData(html: string): EditData {
  const json = /<script type="application\/json" id="edit-data"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  if (json === undefined) throw new Error('The edit page carries no data.')
  return JSON.parse(json) as EditData
}
