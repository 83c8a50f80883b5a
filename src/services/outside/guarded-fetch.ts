import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import type { FetchBytes, Fetched } from './fetched.ts'

const MAX_BYTES = 2_000_000
const TIMEOUT_MS = 5000
const FAILED: Fetched = { kind: 'failed' }

type Options = {
  hosts: readonly string[]
  /** What is asked for. */
  accept: string
  timeoutMs?: number
  /** Tests answer for the network: how names are resolved, which addresses count as public, how a request is sent. */
  resolve?: (host: string) => Promise<readonly LookupAddress[]>
  isAllowed?: (address: string) => boolean
  send?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest
}

/** Fetches from named hosts only: https, a public address, no redirects, five seconds, two megabytes. */
export function createGuardedFetch({ hosts, accept, timeoutMs = TIMEOUT_MS, resolve = resolveAll, isAllowed = isPublicAddress, send = httpsRequest }: Options): FetchBytes {
  async function ask(url: URL, signal: AbortSignal): Promise<Fetched> {
    const addresses = await beforeAbort(signal, resolve(url.hostname))
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isAllowed(address))) return FAILED
    // The addresses that were checked are the ones connected to: a name that changes its answer in between gains nothing.
    const lookup: LookupFunction = (_, { all }, done) => (all ? done(null, [...addresses]) : done(null, first.address, first.family))
    const answer = await new Promise<IncomingMessage>((settle, fail) => {
      send(url, { lookup, signal, agent: false, headers: { accept } }, settle).on('error', fail).end()
    })
    return readAnswer(answer).finally(() => answer.destroy())
  }

  return async (address) => {
    const url = URL.parse(address)
    if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || !hosts.includes(url.hostname)) return FAILED
    return ask(url, AbortSignal.timeout(timeoutMs)).catch(() => FAILED)
  }
}

/** Names are resolved by the system, which knows no time limit of ours. */
function beforeAbort<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, fail) => signal.addEventListener('abort', () => fail(new Error('too late')), { once: true }))
  return Promise.race([work, late])
}

async function readAnswer(answer: IncomingMessage): Promise<Fetched> {
  if (answer.statusCode === 404) return { kind: 'missing' }
  if (answer.statusCode !== 200) return FAILED
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) return FAILED
    chunks.push(chunk)
  }
  return { kind: 'bytes', bytes: Buffer.concat(chunks) }
}

function resolveAll(host: string): Promise<LookupAddress[]> {
  return new Promise((done, fail) => systemLookup(host, { all: true }, (error, found) => (error ? fail(error) : done(found))))
}
