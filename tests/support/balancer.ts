import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask } from './http.ts'

export type Balancer = { port: number; setTargets: (ports: readonly number[]) => void; close: () => Promise<void> }

const ASK_EVERY_MS = 100

/** Round robin among the processes that say they are ready, over connections it keeps. It never tries twice. */
export async function startBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let targets: readonly number[] = []
  let ready: readonly number[] = []
  let turn = 0

  const isReady = (port: number) =>
    ask({ port, host: 'localhost', path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    )

  async function look(): Promise<void> {
    const answers = await Promise.all(targets.map(async (port) => ({ port, isReady: await isReady(port) })))
    ready = answers.flatMap((answer) => (answer.isReady ? [answer.port] : []))
  }
  const timer = setInterval(() => void look(), ASK_EVERY_MS)

  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const port = ready[(turn += 1) % ready.length]
    const fail = () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end())
    if (port === undefined) return void fail()
    const passed = request({ host: '127.0.0.1', port, agent, method: asked.method, path: asked.url, headers: { ...asked.headers, connection: 'keep-alive' } }, (got) => {
      const { connection: _, ...headers } = got.headers
      answer.writeHead(got.statusCode ?? 502, headers)
      got.on('error', fail)
      got.pipe(answer)
    })
    passed.on('error', fail)
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    setTargets: (ports) => void (targets = ports),
    async close() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
