import type { TestApp, Who } from './test-app.ts'

type Options = { host?: string; who?: Who; headers?: Record<string, string> }

const BYTES = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' }

/** What a browser does with an upload, without a port. */
export function tusOn(t: TestApp) {
  const cookies = new Map<string, string>()

  async function cookieOf({ who = 'editorA', host = 'anna.example' }: Options): Promise<string> {
    const email = { editorA: 'a@anna.example', editorB: 'b@bruno.example', admin: 'admin@vitrine.example', visitor: '' }[who]
    if (email === '') return ''
    const key = `${email} ${host}`
    const known = cookies.get(key)
    if (known !== undefined) return known
    const signedIn = await t.parts.auth.signIn({ email, password: 'correct horse battery', host, address: '127.0.0.1', userAgent: '' })
    const cookie = signedIn?.cookies.map((each) => each.split(';', 1)[0]).join('; ') ?? ''
    cookies.set(key, cookie)
    return cookie
  }

  async function send(method: string, id: string, init: { body?: BodyInit; headers: Record<string, string> }, options: Options): Promise<Response> {
    const host = options.host ?? 'anna.example'
    const headers = { host, cookie: await cookieOf(options), ...init.headers, ...options.headers }
    return t.app.request(`http://${host}/api/v1/media/uploads/${id}`, { method, ...init, headers, ...(init.body !== undefined && { duplex: 'half' }) })
  }

  return {
    cookieOf,
    head: (id: string, options: Options = {}) => send('HEAD', id, { headers: { 'tus-resumable': '1.0.0' } }, options),
    patch: (id: string, { offset, size, body }: { offset: number; size?: number; body: BodyInit }, options: Options = {}) =>
      send('PATCH', id, { body, headers: { ...BYTES, 'upload-offset': String(offset), ...(size !== undefined && { 'upload-length': String(size) }) } }, options),
    cancel: (id: string, options: Options = {}) => send('DELETE', id, { headers: { 'tus-resumable': '1.0.0' } }, options),
    async begin({ who = 'editorA', host = 'anna.example' }: Pick<Options, 'who' | 'host'> = {}): Promise<{ id: string; url: string }> {
      const response = await t.ask('/api/v1/media/directUpload', { who, host, method: 'POST' })
      if (response.status !== 200) throw new Error(`directUpload answered ${response.status}: ${await response.text()}`)
      return (await response.json()) as { id: string; url: string }
    },
  }
}
