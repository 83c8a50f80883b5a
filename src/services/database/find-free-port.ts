import { createServer } from 'node:net'

/** The wished port when it is free, else any. */
export async function findFreePort(wish = 0): Promise<number> {
  const port = (await listenOnce(wish)) ?? (await listenOnce(0))
  if (port === undefined) throw new Error('There is no free port on 127.0.0.1: end other programs and start again.')
  return port
}

export async function isFreePort(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined
}

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(undefined))
    // In a cluster worker a shared handle would call a taken port free.
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address()
      server.close(() => done(address !== null && typeof address === 'object' ? address.port : undefined))
    })
  })
}
