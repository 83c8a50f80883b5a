import pg from 'pg'

export type Listening = {
  /** `unsure`: messages may be passing by right now. `cutOff`: the database is away. */
  state: () => 'listening' | 'unsure' | 'cutOff'
  /** Waits while it is unsure: until the first attempt to come back has succeeded or failed. */
  untilSure: () => Promise<void>
  close: () => Promise<void>
}

type Options = {
  url: string
  /** How the connection is seen in pg_stat_activity, as soon as it hears. */
  name: string
  channel: string | readonly string[]
  onMessage: (payload: string) => void
  /** Listening again after the connection was lost: messages may have been missed. */
  onBack: () => void
  warn: (fields: object, message: string) => void
}

const RECONNECT_MS = 250
const CONNECT_WITHIN_MS = 1000
/** Nobody is served yet, and a slow machine is no reason not to begin. */
const BEGIN_WITHIN_MS = 10_000

/** One connection of its own that hears a channel and comes back by itself. */
export async function createListening({ url, name, channel, onMessage, onBack, warn }: Options): Promise<Listening> {
  let client: pg.Client | null = null
  let isClosed = false
  let isCutOff = false
  let sure = Promise.withResolvers<void>()

  async function listen(connectionTimeoutMillis: number) {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis })
    next.on('notification', ({ payload }) => onMessage(payload ?? ''))
    next.on('error', (error) => warn({ error: error.message }, 'listening connection failed'))
    next.on('end', () => {
      // A failed attempt ends too; only the loss of the connection in use may start a new round of attempts.
      if (client !== next) return
      client = null
      sure = Promise.withResolvers()
      if (!isClosed) void reconnect()
    })
    await next.connect()
    for (const one of [channel].flat()) await next.query(`listen ${one}`)
    // Named last: whoever is found under this name and does not answer would be waited for.
    await next.query(`select set_config('application_name', $1, false)`, [name])
    client = next
  }

  async function reconnect() {
    while (!isClosed && client === null) {
      try {
        await listen(CONNECT_WITHIN_MS)
        isCutOff = false
        onBack()
        sure.resolve()
      } catch {
        isCutOff = true
        sure.resolve()
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
      }
    }
  }

  await listen(BEGIN_WITHIN_MS)
  sure.resolve()
  return {
    state: () => (client !== null ? 'listening' : isCutOff ? 'cutOff' : 'unsure'),
    untilSure: () => sure.promise,
    async close() {
      isClosed = true
      sure.resolve()
      await client?.end()
    },
  }
}
