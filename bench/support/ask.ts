import { request, type Agent, type IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Question = { port: number; host: string; path: string; method?: string; headers?: Record<string, string>; body?: unknown; agent?: Agent }
export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** One request to this machine under any host name; the body is sent as JSON. */
export function ask({ port, host, path, method, headers, body, agent }: Question): Promise<Answer> {
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        agent,
        method: method ?? (bytes ? 'POST' : 'GET'),
        headers: { host, ...headers, ...(bytes && { 'content-type': 'application/json', 'content-length': bytes.length }) },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) }))
      },
    )
    sent.on('error', reject)
    sent.end(bytes)
  })
}

/** The answer, if it is the one that a measurement may count. */
export async function askFor200(question: Question): Promise<Answer> {
  return counted(question, await ask(question))
}

const COME_BACK_WITHIN_MS = 20_000

/** As every client does that is told to come back: not for what is measured. */
export async function askUntil200(question: Question): Promise<Answer> {
  const until = performance.now() + COME_BACK_WITHIN_MS
  for (;;) {
    const answer = await ask(question)
    const isToldToComeBack = answer.status === 503 && answer.headers['retry-after'] !== undefined
    if (!isToldToComeBack || performance.now() > until) return counted(question, answer)
    await sleep(200)
  }
}

function counted({ host, path }: Question, answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${host}${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
  return answer
}
