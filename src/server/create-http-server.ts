import { createServer, type RequestListener, type Server } from 'node:http'
import { onClientError, refuseBroken } from './refuse-broken.ts'

/** Every answer that Node would give by itself is given here, because its own lacks what every answer has. */
export function createHttpServer(listener: RequestListener, { isSecure }: { isSecure: boolean }): Server {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000, headersTimeout: 15_000, requireHostHeader: false }, listener)
  server.on('clientError', onClientError(isSecure))
  server.on('checkExpectation', (_, response) => refuseBroken(response, isSecure, 417))
  return server
}
