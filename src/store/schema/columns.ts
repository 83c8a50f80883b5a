import { sql } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** Instants are read as ISO strings, so that nothing in the product depends on the server's zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export const siteId = () => text('site_id').notNull()

/** Written by us alone, after it was checked; a column says what it holds with its type argument. */
export const json = <Value = unknown>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
  })(name)

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** For a check that a column holds one of these. */
export const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))
