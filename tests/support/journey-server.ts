import { inject } from 'vitest'

export type JourneyServer = { port: number; dataDir: string }

declare module 'vitest' {
  interface ProvidedContext {
    servers: JourneyServer[]
  }
}

/** The server of the worker that this file runs in: no other journey touches it meanwhile. */
export function journeyServer(): JourneyServer {
  const servers = inject('servers')
  const server = servers[(Number(process.env['VITEST_POOL_ID']) - 1) % servers.length]
  if (!server) throw new Error('No server was started for the journeys')
  return server
}
