import { createServer, type RequestListener, type Server } from 'node:http'
import { onClientError, refuseBroken } from './refuse-broken.ts'

/** How long one who is slow may hold a connection, in milliseconds. */
export const PATIENCE = {
  headers: 15_000,
  request: 60_000,
  /** Nothing was sent and nothing taken: the signs of life of a stream come far more often. */
  stalled: 120_000,
  /** Between two looks at who is late. */
  look: 5_000,
}

type Options = { isSecure: boolean; patience?: typeof PATIENCE }

/** Every answer that Node would give by itself is given here, because its own lacks what every answer has. */
export function createHttpServer(listener: RequestListener, { isSecure, patience = PATIENCE }: Options): Server {
  const server = createServer(
    { keepAliveTimeout: 65_000, requestTimeout: patience.request, headersTimeout: patience.headers, connectionsCheckingInterval: patience.look, requireHostHeader: false },
    listener,
  )
  server.setTimeout(patience.stalled)
  server.on('clientError', onClientError(isSecure))
  server.on('checkExpectation', (_, response) => refuseBroken(response, isSecure, 417))
  return server
}
