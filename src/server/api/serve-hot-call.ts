import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { VISITOR } from '../../model/access.ts'
import type { Site } from '../../model/site/site.ts'
import { readHost } from '../hosts/host-name.ts'
import type { ServerParts } from '../parts.ts'
import { addressOf, type RequestFacts } from '../request.ts'
import { plainAnswer, plainRefusal } from './answer.ts'
import { calls } from './calls.ts'
import type { Call, CallAnswer } from './define-call.ts'
import { checkInput, collectBytes, maxBytesOf, parseJson } from './read-input.ts'
import { runCall, type Outcome } from './run-call.ts'

const hotCalls: ReadonlyMap<string, Call> = new Map(calls.filter(({ isHot }) => isHot).map((call) => [`/api/v1/${call.path}`, call]))

/** Answers hot calls from Node's own request; true when it does. */
export function serveHotCall(parts: ServerParts, request: IncomingMessage, response: ServerResponse): boolean {
  const call = request.method === 'POST' ? hotCalls.get(request.url ?? '') : undefined
  if (!call) return false
  const { 'x-forwarded-host': forwardedHost } = request.headers
  const isForwarded = typeof forwardedHost === 'string' && parts.config.isTrustedProxy(request.socket.remoteAddress)
  const host = readHost(isForwarded ? forwardedHost : request.headers.host)
  const site = host === null ? null : parts.memory.peek(host)
  if (host === null || !site) return false
  void answer(parts, { request, response, call, host, site })
  return true
}

type Asked = { request: IncomingMessage; response: ServerResponse; call: Call; host: string; site: Site }

async function answer(parts: ServerParts, asked: Asked): Promise<void> {
  const startedAt = performance.now()
  const { request, response, call } = asked
  const requestId = randomUUID()
  const outcome = await run(parts, asked, requestId)
  const { status, headers, body } = outcome.refusal
    ? plainRefusal(outcome.refusal, { acceptLanguage: request.headers['accept-language'] ?? '', requestId })
    : plainAnswer(outcome.answer)
  // What was not read of a refused body would be taken for the next request.
  if (!request.complete) response.shouldKeepAlive = false
  if (!response.destroyed) response.writeHead(status, { ...headers, 'x-request-id': requestId, 'content-length': Buffer.byteLength(body) }).end(body)
  parts.metrics.countAnswer('api', status)
  parts.log.info({ requestId, method: call.method, path: request.url, status, ms: Math.round(performance.now() - startedAt) }, 'request')
}

function run(parts: ServerParts, { request, call, host, site }: Asked, requestId: string): Promise<Outcome<unknown, CallAnswer>> {
  const { headers, socket } = request
  const read = (name: string) => headers[name]?.toString() ?? null
  const address = addressOf(socket.remoteAddress ?? '', read('x-forwarded-for') ?? undefined, parts.config.isTrustedProxy)
  return runCall(parts, call, {
    requestId,
    facts: factsOf(request, host, address),
    headers: { get: read },
    scope: site.id,
    findContext: async () => ({ ...parts, site, actor: VISITOR }),
    readInput: async () => checkInput(call, parseJson(await collectBytes(request, Number(headers['content-length'] ?? '0'), maxBytesOf(call)), headers['content-type'])),
  })
}

const NO_QUERY = new URLSearchParams()

function factsOf({ headers }: IncomingMessage, host: string, address: string): RequestFacts {
  return {
    host,
    address,
    cookie: headers.cookie ?? '',
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    query: NO_QUERY,
    // Made when asked for: building it would cost as much as the rest.
    get headers() {
      return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
    },
  }
}
