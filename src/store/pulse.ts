import { Socket } from 'node:net'
import { setImmediate as afterArrivals, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Together below a second: within that time whoever waits for a silent database is told so. */
export const PULSE = { everyMs: 200, withinMs: 600 }

export type Pulse = {
  /** For the connections that are to end with the pulse. */
  openSocket: () => Socket
  isSilent: () => boolean
  close: () => void
}

class Silent extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database does not answer')
  }
}

/**
 * Asks the database for nothing, again and again. While it does not answer, the sockets opened here are closed: what waits on
 * them fails at once and new ones do not even try, instead of one timeout after the other. A single slow question is no
 * reason, so long work is never cut off by it.
 */
export function createPulse(url: string, { everyMs, withinMs }: typeof PULSE): Pulse {
  const sockets = new Set<Socket>()
  let isSilent = false
  let isClosed = false
  let client: pg.Client | null = null

  async function ask(): Promise<void> {
    client ??= await connect()
    await client.query('select 1')
  }

  async function connect(): Promise<pg.Client> {
    const socket = new Socket()
    const next = new pg.Client({ connectionString: url, application_name: 'vitrine-pulse', stream: () => socket })
    next.on('error', () => drop(next, socket))
    next.on('end', () => drop(next, socket))
    dropAttempt = () => drop(next, socket)
    await next.connect()
    socket.unref()
    return next
  }
  let dropAttempt = () => {}

  function drop(lost: pg.Client, socket: Socket): void {
    if (client === lost) client = null
    socket.destroy()
  }

  /** True when it answered, false when it refused, null when it said nothing. */
  async function beat(): Promise<boolean | null> {
    const answered = ask().then(
      () => true,
      () => false,
    )
    let isOver = false
    void answered.then(() => (isOver = true))
    const timeout = sleep(withinMs, undefined, { ref: false }).then(async () => {
      // This process may have been busy itself: what has arrived meanwhile is read before anybody is blamed.
      for (let round = 0; round < 3 && !isOver; round += 1) await afterArrivals()
      return isOver ? answered : null
    })
    return Promise.race([answered, timeout])
  }

  async function watch(): Promise<void> {
    while (!isClosed) {
      const result = await beat()
      if (result === null) {
        isSilent = true
        dropAttempt()
        client = null
        for (const socket of sockets) socket.destroy(new Silent())
      } else isSilent = false
      await sleep(everyMs, undefined, { ref: false })
    }
  }

  void watch()
  return {
    openSocket() {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // After its owner has begun to connect, so that it hears of it as of any failed connection.
      if (isSilent) setImmediate(() => socket.destroy(new Silent()))
      return socket
    },
    isSilent: () => isSilent,
    close() {
      isClosed = true
      dropAttempt()
    },
  }
}
