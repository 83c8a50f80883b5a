import { z } from 'zod'

const BASE = '/api/v1/'
const PATIENCE = 20_000
/** Browsers carry at most 64 KB beyond the life of a page; a larger body would be refused altogether. */
const KEEPALIVE_LIMIT = 30_000
/** How long an answer that was asked for ahead is still the newest. */
const AHEAD = 3000

export type CallFailure = {
  ok: false
  /** 0: no answer, or none that is ours. */
  status: number
  code: string
  message: string
  retryAfterSeconds?: number
  /** The whole answer, for refusals that carry more than a code. */
  body: unknown
}

export type CallResult<Value> = { ok: true; value: Value } | CallFailure

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

const failureSchema = z.object({ success: z.literal(false), error: z.object({ code: z.string(), message: z.string() }) })

type Init = { headers?: Record<string, string>; body?: string; keepalive?: boolean }
type Query = Readonly<Record<string, string>>

export type Call = ReturnType<typeof createCall>

const withQuery = (path: string, query: Query) => [path, new URLSearchParams(query).toString()].filter(Boolean).join('?')

function retryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

async function read<Value>(response: Response, answer: z.ZodType<Value>): Promise<CallResult<Value>> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const parsed = answer.safeParse(body)
    // A page of a hotel's wireless network answers 200 as well; only our own shape counts as success.
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, status: 0, code: 'noAnswer', message: '', body }
  }
  const { code, message } = failureSchema.safeParse(body).data?.error ?? { code: 'internal', message: '' }
  return { ok: false, status: response.status, code, message, retryAfterSeconds: retryAfter(response), body }
}

/** The way to the server: JSON with the session of this host; errors come back as values, with sentences in `language` instead of the browser's. */
export function createCall(fetcher: Fetch, language?: string) {
  const spoken: Record<string, string> = language === undefined ? {} : { 'accept-language': language }

  const ahead = new Map<string, Promise<Response>>()

  const send = (method: string, path: string, { headers, ...init }: Init) =>
    fetcher(BASE + path, { method, credentials: 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE), headers: { ...spoken, ...headers }, ...init })

  function takeAhead(path: string): Promise<Response> | undefined {
    const begun = ahead.get(path)
    ahead.delete(path)
    return begun
  }

  async function request<Value>(method: string, path: string, init: Init, answer: z.ZodType<Value>): Promise<CallResult<Value>> {
    try {
      const begun = method === 'GET' ? takeAhead(path) : undefined
      return await read(await (begun ?? send(method, path, init)), answer)
    } catch (error) {
      console.warn(error)
      return { ok: false, status: 0, code: 'noAnswer', message: '', body: null }
    }
  }

  const withBody =
    (method: 'POST' | 'PUT') =>
    <Value>(path: string, body: unknown, answer: z.ZodType<Value>) => {
      const json = JSON.stringify(body)
      return request(method, path, { headers: { 'content-type': 'application/json' }, body: json, keepalive: json.length < KEEPALIVE_LIMIT }, answer)
    }

  return {
    /** Asks already what the next `get` of the same path will want, while the program that reads it is still on its way. */
    ahead(path: string, query: Query) {
      const place = withQuery(path, query)
      if (ahead.has(place)) return
      const begun = send('GET', place, {})
      ahead.set(place, begun)
      // Whoever takes it hears why it failed.
      begun.catch(() => undefined)
      setTimeout(() => {
        if (ahead.get(place) === begun) ahead.delete(place)
      }, AHEAD)
    },
    get: <Value>(path: string, query: Query, answer: z.ZodType<Value>) => request('GET', withQuery(path, query), {}, answer),
    post: withBody('POST'),
    put: withBody('PUT'),
    delete: <Value>(path: string, answer: z.ZodType<Value>) => request('DELETE', path, {}, answer),
  }
}
