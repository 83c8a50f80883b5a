import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

/** Long enough for the browser to paint what has come so far. */
const BETWEEN_PIECES = 40

export type SlowLine = { origin: string; close: () => Promise<void> }

/** A demo site behind a line on which each page arrives piece by piece, cut where moving would show. */
export async function openSlowLine(site: string): Promise<SlowLine> {
  const server = createServer((incoming, outgoing) => {
    const { host: _, 'accept-encoding': __, ...headers } = incoming.headers
    const onward = request({ port: inject('port'), path: incoming.url, headers: { ...headers, host: `${site}.localhost:${inject('port')}` } })
    onward.on('response', (answer) => void hand(answer, outgoing))
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0)
  await once(server, 'listening')
  return { origin: `http://${site}.localhost:${(server.address() as AddressInfo).port}`, close: () => closed(server) }
}

async function hand(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  if (answer.headers['content-type']?.startsWith('text/html') !== true) {
    answer.pipe(outgoing)
    return
  }
  const html = Buffer.concat(await answer.toArray()).toString()
  for (const piece of piecesOf(html)) {
    outgoing.write(piece)
    await pause(BETWEEN_PIECES)
  }
  outgoing.end()
}

/** The first sections come a few words at a time, the rest section by section. */
function piecesOf(html: string): string[] {
  const sections = html.split(/(?<=<\/section>)/)
  return sections.flatMap((section, at) => section.split(at < 2 ? /(?<=<\/(?:h1|h2|p|a|header)>)/ : /(?<=<\/(?:main|footer)>)|(?=<h2)/))
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
