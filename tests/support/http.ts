import { request } from 'node:http'
import { DEMO_PASSWORD } from './server-process.ts'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; text: string }

type Options = { port: number; host: string; path: string; method?: string; body?: unknown; headers?: Record<string, string> }

/** A request on a connection of its own, so that with several processes each of them gets its share. */
export function ask({ port, host, path, method, body, headers = {} }: Options): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (payload === undefined ? 'GET' : 'POST'),
        agent: false,
        timeout: 15_000,
        headers: { host, ...(payload !== undefined && { 'content-type': 'application/json' }), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() }))
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.on('timeout', () => sent.destroy(new Error('No answer in time')))
    sent.end(payload)
  })
}

export type EditorClient = {
  cookie: string
  page: { id: string; fieldId: string; revision: number }
  save: (text: string) => Promise<number>
  publish: () => Promise<number>
}

type Opening = { port: number; host: string; editPath: string }

/** The cookies of the demo site's editor. */
export async function signInEditor(port: number, host: string): Promise<string> {
  const signedIn = await ask({ port, host, path: '/api/v1/auth', body: { email: `editor@${host.split('.')[0]}.example`, password: DEMO_PASSWORD } })
  if (signedIn.status !== 200) throw new Error(`Sign-in answered ${signedIn.status}`)
  return [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}

/** Signs in and works on the first title of a page, as the editor's own script does. */
export async function openEditorClient({ port, host, editPath }: Opening): Promise<EditorClient> {
  const cookie = await signInEditor(port, host)
  const { text } = await ask({ port, host, path: editPath, headers: { cookie } })
  const json = /<script type="application\/json" id="edit-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}'
  const data = JSON.parse(json) as { page: { id: string }; revisions: Record<string, number>; view: { groups: { id: string }[] } }
  const fieldId = `${data.view.groups[0]?.id}:title`
  const page = { id: data.page.id, fieldId, revision: data.revisions[`field:${fieldId}`] ?? 0 }
  let command = 0
  // Calls are limited per address and nobody writes this fast. Counts only where the server trusts this machine as its proxy.
  const headers = () => ({ cookie, 'x-forwarded-for': `10.0.${(command >> 8) & 255}.${command & 255}` })
  return {
    cookie,
    page,
    async save(words) {
      const body = {
        itemType: 'field',
        linkId: fieldId,
        data: { content: { type: 'localizedSingleValue', data: { de: words } } },
        revision: page.revision,
        commandId: `save-${process.pid}-${Date.now()}-${(command += 1)}`,
      }
      const answer = await ask({ port, host, path: '/api/v1/data', body, headers: headers() })
      if (answer.status === 200) page.revision = (JSON.parse(answer.text) as { revision: number }).revision
      return answer.status
    },
    async publish() {
      return (await ask({ port, host, path: '/api/v1/page/publish', body: { id: page.id }, headers: headers() })).status
    },
  }
}
