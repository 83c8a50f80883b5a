import { customType, text, timestamp } from 'drizzle-orm/pg-core'

/** Instants are read as ISO strings, so that nothing in the product depends on the server's zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export const siteId = () => text('site_id').notNull()

/** Already validated where it was written; what comes out is read through a schema again. */
export const json = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})
