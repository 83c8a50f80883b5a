import { fillPlaceholders } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { SiteTx } from './store.ts'

/** What a built question of flat columns tells about itself. */
type Built<Row> = { toSQL: () => { sql: string; params: unknown[] }; _: { result: Row[]; selectedFields: Record<string, unknown> } }

/**
 * For what every cold page asks: written once per process, parsed and planned once per connection. Its text must not depend on
 * the values (lists are `any(…)`), and its columns are read as the driver gives them. `site` is the transaction's own.
 */
export function prepareQuery<Values extends Record<string, unknown>, Row>(name: string, build: (db: QueryBuilder) => Built<Row>): (tx: SiteTx, values: Values) => Promise<Row[]> {
  const built = build(new QueryBuilder())
  const { sql: text, params } = built.toSQL()
  const keys = Object.keys(built._.selectedFields)
  return async (tx, values) => {
    const { rows } = await tx.client.query<unknown[]>({ name, text, rowMode: 'array', values: fillPlaceholders(params, { ...values, site: tx.siteId }) })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the builder knows the columns' types, the driver only their values
    return rows.map((row) => Object.fromEntries(keys.map((key, index) => [key, row[index]])) as Row)
  }
}

/** The same for a question that is written by hand; its places are the values in their order. */
export function prepareStatement<Row extends object>(name: string, text: string): (tx: SiteTx, values: unknown[]) => Promise<Row[]> {
  return async (tx, values) => (await tx.client.query<Row>({ name, text, values })).rows
}
