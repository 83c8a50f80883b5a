import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, primaryKey, real, text } from 'drizzle-orm/pg-core'
import type { MediaAlt } from '../../model/media-thing.ts'
import { instant, json, siteId } from './columns.ts'
import { sites } from './platform.ts'
import { site } from './site.ts'

export const media = site.table(
  'media',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    mediaType: text('media_type', { enum: ['image', 'video', 'audio', 'document', 'page'] }).notNull(),
    mimeType: text('mime_type').notNull(),
    bucketFolder: text('bucket_folder').notNull().default(''),
    objectId: text('object_id').notNull(),
    originalFilename: text('original_filename').notNull(),
    extension: text('extension').notNull(),
    fileSize: integer('file_size').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    blurHash: text('blur_hash'),
    color: text('color').notNull(),
    focalX: real('focal_x'),
    focalY: real('focal_y'),
    cropArea: json('crop_area'),
    parentId: text('parent_id'),
    tags: text('tags').array().notNull().default([]),
    /** Where the owner filed it; empty: nowhere. */
    folder: text('folder').notNull().default(''),
    /** What it shows, in each language; null says that it is decoration and needs no words. */
    alt: json<MediaAlt | null>('alt').default({}),
    /** SHA-256 of what arrived, so that the same file twice is noticed. */
    contentHash: text('content_hash'),
    videoSettings: json('video_settings'),
    revision: integer('revision').notNull().default(1),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.siteId, table.parentId], foreignColumns: [table.siteId, table.id] }),
    index('media_updated').on(table.siteId, table.mediaType, table.updatedAt),
    index('media_hash')
      .on(table.siteId, table.contentHash)
      .where(sql`content_hash is not null`),
    index('media_deleted')
      .on(table.siteId, table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/** A large file on its way: how much of it has arrived, so that it can go on after any end of browser or server. */
export const uploads = site.table(
  'uploads',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    userId: text('user_id').notNull(),
    filename: text('filename').notNull(),
    mimeType: text('mime_type').notNull(),
    /** Null until the browser has said it. */
    size: bigint('size', { mode: 'number' }),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    mediaId: text('media_id'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    foreignKey({ columns: [table.siteId], foreignColumns: [sites.id] }).onDelete('cascade'),
    index('uploads_expiry').on(table.siteId, table.expiresAt),
  ],
)
