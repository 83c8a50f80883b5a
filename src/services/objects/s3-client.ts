import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '../../model/refusal.ts'
import { sha256, signRequest, type S3Login } from './sign-request.ts'

export type S3Settings = S3Login & { endpoint: string; bucket: string }

export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  key?: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: Uint8Array
}

export type S3Client = (request: S3Request) => Promise<Response>

const ATTEMPTS = 3
const PAUSE_MS = 200
/** Until the answer begins; what it brings may take longer. */
const PATIENCE_MS = 60_000
/** What stores say when they take no more. */
const FULL = ['QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge', 'InsufficientStorage']
const NO_BODY = new Uint8Array()

type Warn = (fields: object, message: string) => void

/**
 * Signed requests to a bucket by its path, which every such store understands. A store that is away or busy is asked again a moment later: all
 * our requests may be repeated. One that stays away is a refusal with a time to come back.
 */
export function createS3Client({ endpoint, bucket, ...login }: S3Settings, warn: Warn): S3Client {
  const base = endpoint.replace(/\/+$/, '')

  async function ask({ method, key = '', query = {}, headers = {}, body }: S3Request): Promise<Response> {
    const url = new URL(`${base}/${bucket}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const { host: _, ...signed } = signRequest({ method, url, headers, payloadHash: sha256(body ?? NO_BODY) }, login, new Date())
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), PATIENCE_MS)
    try {
      return await fetch(url, { method, headers: signed, redirect: 'error', signal: stop.signal, ...(body && { body: new Uint8Array(body) }) })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await ask(request).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      if (answer instanceof Response && (answer.ok || isMissing(answer, request))) return answer
      const { status, code } = answer instanceof Response ? await readTrouble(answer) : { status: 0, code: answer.name }
      if (status === 507 || FULL.includes(code)) throw new Refusal('storageFull')
      const mayPass = status === 0 || status === 429 || status >= 500
      if (mayPass && attempt < ATTEMPTS) {
        await wait(PAUSE_MS * attempt)
        continue
      }
      warn({ status, code, method: request.method }, 'the object store did not do what was asked')
      throw mayPass
        ? new Refusal('unavailable', { retryAfterSeconds: 5 })
        : new Error(`The object store refused with ${status} ${code}: check S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET and S3_REGION.`)
    }
  }
}

/** An object may be missing; where a whole bucket is, nothing could be stored, and nobody would notice. */
const isMissing = ({ status }: Response, { method, key }: S3Request) => status === 404 && method !== 'PUT' && key !== undefined

async function readTrouble(answer: Response): Promise<{ status: number; code: string }> {
  const text = await answer.text().catch(() => '')
  return { status: answer.status, code: /<Code>([\w.]{1,60})<\/Code>/.exec(text)?.[1] ?? '' }
}
