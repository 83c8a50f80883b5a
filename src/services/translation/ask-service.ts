import { TranslationFailure, type TranslationFailureReason } from './translator.ts'

const MAX_BYTES = 2_000_000
const ATTEMPTS = 2

export type AskOptions = {
  /** For one attempt. */
  timeoutMs?: number
  /** Whoever asks to wait longer than this is not asked again. */
  longestWaitMs?: number
  /** Where a service says nothing about when to come back. */
  waitMs?: number
}

type Asking = { url: string; headers: Readonly<Record<string, string>>; body: unknown; signal: AbortSignal }

/** Once more after "too busy", a fault of theirs or a broken connection: everything else would only be said again. */
const AGAIN: readonly TranslationFailureReason[] = ['busy', 'failing', 'unreachable']

/** Posts JSON and reads JSON: no redirects, a time limit, at most two megabytes, one repetition. The address is the operator's own. */
export async function askService(asking: Asking, { timeoutMs = 12_000, longestWaitMs = 4_000, waitMs = 500 }: AskOptions = {}): Promise<unknown> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await askOnce(asking, timeoutMs)
    if (!(outcome instanceof TranslationFailure)) return outcome.json
    const wait = outcome.retryAfterSeconds === null ? waitMs : outcome.retryAfterSeconds * 1000
    if (attempt === ATTEMPTS || !AGAIN.includes(outcome.reason) || wait > longestWaitMs || asking.signal.aborted) throw outcome
    await pause(wait, asking.signal)
  }
}

async function askOnce({ url, headers, body, signal }: Asking, timeoutMs: number): Promise<{ json: unknown } | TranslationFailure> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.any([timeout, signal]),
    })
    const text = await readText(response)
    if (response.ok) return text === null ? new TranslationFailure('unusable') : readJson(text)
    return new TranslationFailure(reasonOf(response.status, text ?? ''), retryAfter(response))
  } catch {
    return new TranslationFailure(timeout.aborted || signal.aborted ? 'tooSlow' : 'unreachable')
  }
}

function readJson(text: string): { json: unknown } | TranslationFailure {
  try {
    const json: unknown = JSON.parse(text)
    return { json }
  } catch {
    return new TranslationFailure('unusable')
  }
}

/** Null: more than anybody would translate at once. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function reasonOf(status: number, text: string): TranslationFailureReason {
  if (status === 429 || status === 529 || status === 503) return 'busy'
  if (status === 456 || status === 402) return 'quotaUsed'
  if (status === 408 || status === 504) return 'tooSlow'
  if (status >= 500) return 'failing'
  // Two of the services say so in words only.
  if ((status === 400 || status === 422) && /lang|not supported/i.test(text)) return 'unsupported'
  return status === 413 || status === 400 || status === 422 ? 'unusable' : 'rejected'
}

function retryAfter({ headers }: Response): number | null {
  const given = headers.get('retry-after')
  if (given === null) return null
  const seconds = /^\d+$/.test(given.trim()) ? Number(given) : (Date.parse(given) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { once: true })
  })
}
