import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type StallingLine = { url: string; stall: () => void; resume: () => void; close: () => Promise<void> }

/** A line to the database on which nothing moves while it is stalled: connections are taken, and nobody says a word. */
export async function openStallingLine(databaseUrl: string): Promise<StallingLine> {
  const target = new URL(databaseUrl)
  const ends = new Set<Socket>()
  let isStalled = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      if (isStalled) end.pause()
      end.on('data', (bytes) => other.write(bytes))
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
    if (isStalled) for (const end of [near, far]) end.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    stall() {
      isStalled = true
      for (const end of ends) end.pause()
    },
    resume() {
      isStalled = false
      for (const end of ends) end.resume()
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const end of ends) end.destroy()
      await closed
    },
  }
}
