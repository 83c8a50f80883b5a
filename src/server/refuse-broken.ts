import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { HSTS } from './middleware/security-headers.ts'

/** Two of them, and a cache in between may have asked another one than we answer for. */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1
}

const text = (status: number) => `${status} ${STATUS_CODES[status] ?? ''}`

export function refuseBroken(response: ServerResponse, isSecure: boolean, status = 400): void {
  response.shouldKeepAlive = false
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...(isSecure && HSTS) })
    .end(text(status))
}

const STATUS_OF: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, HPE_CHUNK_EXTENSIONS_OVERFLOW: 413, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** For what is no request at all; Node's own answer lacks what every answer has. */
export function onClientError(isSecure: boolean): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const extra = Object.entries({ ...(isSecure && HSTS), 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return (error, socket) => {
    if (!socket.writable || socket.destroyed || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const body = text(STATUS_OF[error.code ?? ''] ?? 400)
    socket.end(`HTTP/1.1 ${body}\r\nconnection: close\r\n${extra}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
}
