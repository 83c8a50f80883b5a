import { sql } from 'drizzle-orm'
import { bigint, boolean, check, foreignKey, index, integer, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { WRITERS, type Written } from '../../model/content/written.ts'
import type { OptionValues, PageContent, PageMeta } from '../../model/page/document.ts'
import { ITEM_STATUSES, PAGE_ROLES } from '../../model/page/status.ts'
import { VERSION_KINDS, type VersionInfo, type VersionSummary } from '../../model/page/version.ts'
import { instant, json, listed, siteId, tsvector } from './columns.ts'
import { sites } from './platform.ts'

/** Everything one site owns. Every key begins with site_id; row-level security is the second wall. */
export const site = pgSchema('site')

export const pages = site.table(
  'pages',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    collection: text('collection'),
    role: text('role', { enum: PAGE_ROLES }),
    status: text('status', { enum: ITEM_STATUSES }).notNull(),
    meta: json<PageMeta>('meta').notNull(),
    disallowedLanguages: text('disallowed_languages').array().notNull().default([]),
    passwordHash: text('password_hash'),
    liveVersion: text('live_version'),
    revision: integer('revision').notNull().default(1),
    /** Of the order of its sections. */
    orderRevision: integer('order_revision').notNull().default(0),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade'),
    uniqueIndex('pages_role')
      .on(table.siteId, table.role)
      .where(sql`role is not null and status <> 'deleted'`),
    index('pages_collection')
      .on(table.siteId, table.collection)
      .where(sql`collection is not null`),
    check('pages_status', sql`status in (${listed(ITEM_STATUSES)})`),
    check('pages_role_known', sql`role in (${listed(PAGE_ROLES)})`),
  ],
)

export const groups = site.table(
  'groups',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    pageId: text('page_id').notNull(),
    parentId: text('parent_id'),
    type: text('type').notNull(),
    version: integer('version').notNull(),
    position: integer('position').notNull(),
    status: text('status', { enum: ITEM_STATUSES }).notNull(),
    disallowedLanguages: text('disallowed_languages').array().notNull().default([]),
    options: json<OptionValues>('options').notNull(),
    /** Never falls, not even when the group is removed and comes back. */
    revision: integer('revision').notNull().default(1),
    /** Of the order of its cards. */
    orderRevision: integer('order_revision').notNull().default(0),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.pageId], foreignColumns: [pages.siteId, pages.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.siteId, table.parentId], foreignColumns: [table.siteId, table.id] }).onDelete('cascade'),
    index('groups_page').on(table.siteId, table.pageId),
    index('groups_deleted')
      .on(table.siteId, table.deletedAt)
      .where(sql`deleted_at is not null`),
    check('groups_status', sql`status in (${listed(ITEM_STATUSES)})`),
  ],
)

export const fields = site.table(
  'fields',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    groupId: text('group_id').notNull(),
    name: text('name').notNull(),
    content: json('content').notNull(),
    options: json('options').notNull(),
    visible: boolean('visible').notNull().default(true),
    revision: integer('revision').notNull().default(1),
    /** Who wrote each language: person, machine or reviewed, at which revision, after which state of which other language. */
    written: json<Written>('written').notNull().default({}),
    /** An emptied field keeps its row: its revision must not begin anew. */
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.groupId], foreignColumns: [groups.siteId, groups.id] }).onDelete('cascade'),
    index('fields_group').on(table.siteId, table.groupId),
  ],
)

/** One immutable snapshot per publication, all languages; a page's live_version points to one of them. A draft that was discarded is kept the same way. */
export const pageVersions = site.table(
  'page_versions',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    pageId: text('page_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: VERSION_KINDS }).notNull().default('published'),
    content: json<PageContent>('content').notNull(),
    /** How much it changed, told in numbers and by the changes it holds. */
    summary: json<VersionSummary>('summary').notNull().default({ fields: 0, groups: 0, pages: 0 }),
    /** The page's own words at that time: names, descriptions, addresses. */
    info: json<VersionInfo>('info').notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    createdBy: text('created_by'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.pageId], foreignColumns: [pages.siteId, pages.id] }).onDelete('cascade'),
    uniqueIndex('page_versions_number').on(table.siteId, table.pageId, table.number),
    check('page_versions_kind', sql`kind in (${listed(VERSION_KINDS)})`),
  ],
)

/** Old slugs stay, no longer current, and redirect. */
export const slugs = site.table(
  'slugs',
  {
    siteId: siteId(),
    locale: text('locale').notNull(),
    collection: text('collection').notNull().default(''),
    slug: text('slug').notNull(),
    pageId: text('page_id').notNull(),
    isCurrent: boolean('is_current').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.locale, table.collection, table.slug] }),
    foreignKey({ columns: [table.siteId, table.pageId], foreignColumns: [pages.siteId, pages.id] }).onDelete('cascade'),
    index('slugs_page').on(table.siteId, table.pageId),
  ],
)

/** The words of a published page in one language, as visitors may search them; always of the version that is named. */
export const searchEntries = site.table(
  'search_entries',
  {
    siteId: siteId(),
    locale: text('locale').notNull(),
    pageId: text('page_id').notNull(),
    version: text('version').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    words: tsvector('words')
      .notNull()
      .generatedAlwaysAs(sql`setweight(site.search_words(locale, title), 'A') || setweight(site.search_words(locale, body), 'B')`),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.locale, table.pageId] }),
    foreignKey({ columns: [table.siteId, table.pageId], foreignColumns: [pages.siteId, pages.id] }).onDelete('cascade'),
    index('search_entries_page').on(table.siteId, table.pageId),
    // Waiting entries would be read one by one by every search of every site.
    index('search_entries_keys')
      .using('gin', sql`site.search_keys(site_id, locale, words)`)
      .with({ fastupdate: false }),
  ],
)

export const navigation = site.table(
  'navigation',
  {
    siteId: siteId().primaryKey(),
    containers: json('containers').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade')],
)

export const settings = site.table(
  'settings',
  {
    siteId: siteId().primaryKey(),
    value: json('value').notNull(),
    revision: integer('revision').notNull().default(1),
    /** Of each part that was ever changed: two people may change different ones. */
    revisions: json<Record<string, number>>('revisions').notNull().default({}),
  },
  (table) => [foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade')],
)

/** What a site has one of under a name: the order of a collection, the glossary, how far the guided start came. The key is the command's. */
export const siteValues = site.table(
  'site_values',
  {
    siteId: siteId(),
    key: text('key').notNull(),
    value: json('value').notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] }), foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade')],
)

/** What was said in one language and how this site says it in another; asked before any translation service. */
export const translationMemory = site.table(
  'translation_memory',
  {
    siteId: siteId(),
    fromLocale: text('from_locale').notNull(),
    toLocale: text('to_locale').notNull(),
    /** SHA-256 of the source text: texts may be longer than an index takes. */
    sourceHash: text('source_hash').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    /** What a person wrote or read wins over what a machine said. */
    by: text('by', { enum: WRITERS }).notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.fromLocale, table.toLocale, table.sourceHash] }),
    foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade'),
  ],
)

/**
 * Every change an editor made, in the order in which it was stored. The id is the caller's command id, so that a repeated
 * command is recognised; target, before and after are the command's own words.
 */
export const changes = site.table(
  'changes',
  {
    siteId: siteId(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    pageId: text('page_id'),
    kind: text('kind').notNull(),
    version: integer('version').notNull().default(1),
    keys: text('keys').array().notNull(),
    target: json<object>('target').notNull(),
    before: json('before'),
    after: json('after'),
    undoes: text('undoes'),
    /** Hash of what was asked for: the same id with something else in it is refused. */
    asked: text('asked'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade'),
    uniqueIndex('changes_sequence').on(table.siteId, table.sequence),
    index('changes_page').on(table.siteId, table.pageId, table.sequence),
  ],
)

/** The number of the last change. Taken last in a transaction, so that numbers follow the order of commits. */
export const changeCounters = site.table('change_counters', { siteId: siteId().primaryKey(), last: bigint('last', { mode: 'number' }).notNull() }, (table) => [
  foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade'),
])

export const changelogSeen = site.table(
  'changelog_seen',
  {
    siteId: siteId(),
    userId: text('user_id').notNull(),
    date: text('date').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.userId, table.date] }), foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade')],
)
