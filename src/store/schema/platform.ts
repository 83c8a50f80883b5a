import { boolean, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, json } from './columns.ts'

/** What is known before a site is: which sites exist, under which hosts, and who works on them. */
export const platform = pgSchema('platform')

export const sites = platform.table('sites', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  businessType: text('business_type', { enum: ['general', 'optician'] }).notNull(),
  locales: text('locales').array().notNull(),
  features: text('features').array().notNull(),
  theme: json('theme').notNull(),
  themeRevision: integer('theme_revision').notNull().default(0),
  localesRevision: integer('locales_revision').notNull().default(0),
  /** Which way of reading pages wrote this site's search entries; an older one is written anew at the next start. */
  searchVersion: integer('search_version').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const hosts = platform.table(
  'hosts',
  {
    host: text('host').primaryKey(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    isPrimary: boolean('is_primary').notNull().default(true),
  },
  (table) => [index('hosts_site').on(table.siteId)],
)

export const members = platform.table(
  'members',
  {
    userId: text('user_id').notNull(),
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.siteId] })],
)

export const changelog = platform.table('changelog', {
  date: text('date').primaryKey(),
  de: text('de').notNull(),
  fr: text('fr').notNull(),
})

/**
 * Which sites have something to do later, so that nobody has to visit all of them: for `mail` when their next mail is due,
 * for `forget` when their oldest enquiry came in, for `job` when their next job is. Nothing of a site's content stands here.
 */
export const chores = platform.table(
  'chores',
  {
    siteId: text('site_id')
      .notNull()
      .references(() => sites.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['mail', 'forget', 'job'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind] }), index('chores_at').on(table.kind, table.at)],
)
