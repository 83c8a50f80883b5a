import type pg from 'pg'

export type AskedQuery = { name: string | undefined; text: string }

/** What is sent to the database from here on, in its order. */
export function watchQueries(pool: pg.Pool): AskedQuery[] {
  const asked: AskedQuery[] = []
  const watched = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query: (...given: unknown[]) => unknown = client.query.bind(client)
    const watch = (...given: unknown[]) => {
      const [first] = given
      asked.push(
        typeof first === 'object' && first !== null && 'text' in first
          ? { name: 'name' in first ? String(first.name) : undefined, text: String(first.text) }
          : { name: undefined, text: String(first) },
      )
      return query(...given)
    }
    Object.assign(client, { query: watch })
  })
  return asked
}
