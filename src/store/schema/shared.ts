import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, numeric, pgSchema, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { instant, json, siteId } from './columns.ts'
import { sites } from './platform.ts'

/** Business data that many sections of a site read: the directory, its branches, and what they offer. */
export const shared = pgSchema('shared')

export const businesses = shared.table(
  'businesses',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    logoMediaId: text('logo_media_id'),
    hasGesundheitsoptik: boolean('has_gesundheitsoptik').notNull().default(false),
    hasFrequentlens: boolean('has_frequentlens').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] }), foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade')],
)

export const branches = shared.table(
  'branches',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    businessId: text('business_id').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    street: text('street').notNull(),
    streetNumber: text('street_number').notNull(),
    zip: text('zip').notNull(),
    city: text('city').notNull(),
    canton: text('canton'),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    emailOverwrite: text('email_overwrite'),
    active: boolean('active').notNull().default(true),
    openingHours: json('opening_hours').notNull(),
    openingHoursOverride: json('opening_hours_override'),
    /** Of the hours that are written here; it never falls. */
    openingHoursRevision: integer('opening_hours_revision').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.businessId], foreignColumns: [businesses.siteId, businesses.id] }).onDelete('cascade'),
    index('branches_business').on(table.siteId, table.businessId),
  ],
)

export const staffMembers = shared.table(
  'staff_members',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    branchId: text('branch_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.branchId], foreignColumns: [branches.siteId, branches.id] }).onDelete('cascade'),
  ],
)

const offerColumns = () => ({
  siteId: siteId(),
  id: text('id').notNull(),
  title: text('title').notNull(),
  description: json('description').notNull(),
  titleImages: text('title_images').array().notNull().default([]),
  branchId: text('branch_id').notNull(),
  staffMemberId: text('staff_member_id'),
  status: text('status', { enum: ['draft', 'published', 'archived'] }).notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const jobOffers = shared.table('job_offers', { ...offerColumns(), workQuota: text('work_quota') }, (table) => [
  primaryKey({ columns: [table.siteId, table.id] }),
  foreignKey({ columns: [table.siteId, table.branchId], foreignColumns: [branches.siteId, branches.id] }).onDelete('cascade'),
  foreignKey({ columns: [table.siteId, table.staffMemberId], foreignColumns: [staffMembers.siteId, staffMembers.id] }),
  index('job_offers_created').on(table.siteId, table.status, table.createdAt),
  check('job_offers_status', sql`status in ('draft', 'published', 'archived')`),
])

export const marketplaceItems = shared.table(
  'marketplace_items',
  {
    ...offerColumns(),
    type: text('type', { enum: ['frame', 'object', 'job'] }).notNull(),
    kind: text('kind', { enum: ['offering', 'searching'] }).notNull(),
    cost: numeric('cost', { precision: 10, scale: 2 }),
    toBePickedUp: boolean('to_be_picked_up').notNull().default(false),
    subjectToPostage: boolean('subject_to_postage').notNull().default(false),
    askingPrice: boolean('asking_price').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.branchId], foreignColumns: [branches.siteId, branches.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.siteId, table.staffMemberId], foreignColumns: [staffMembers.siteId, staffMembers.id] }),
    index('marketplace_items_created').on(table.siteId, table.status, table.createdAt),
    check('marketplace_items_status', sql`status in ('draft', 'published', 'archived')`),
  ],
)

export const branchReviews = shared.table(
  'branch_reviews',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    branchId: text('branch_id').notNull(),
    rating: real('rating').notNull(),
    text: text('text').notNull(),
    authorName: text('author_name').notNull(),
    relativeTimeDescription: text('relative_time_description').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId, table.branchId], foreignColumns: [branches.siteId, branches.id] }).onDelete('cascade'),
    index('branch_reviews_branch').on(table.siteId, table.branchId),
  ],
)
