import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { uploads } from './schema/media.ts'
import type { SiteTx } from './store.ts'

export type Upload = Omit<typeof uploads.$inferSelect, 'siteId'>

const columns = {
  id: uploads.id,
  userId: uploads.userId,
  filename: uploads.filename,
  mimeType: uploads.mimeType,
  size: uploads.size,
  received: uploads.received,
  mediaId: uploads.mediaId,
  expiresAt: uploads.expiresAt,
  createdAt: uploads.createdAt,
}

const one = (tx: SiteTx, id: string) => and(eq(uploads.siteId, tx.siteId), eq(uploads.id, id))

export async function insertUpload(tx: SiteTx, row: Pick<Upload, 'id' | 'userId' | 'filename' | 'mimeType' | 'expiresAt' | 'createdAt'>): Promise<void> {
  await tx.insert(uploads).values({ ...row, siteId: tx.siteId })
}

export async function uploadById(tx: SiteTx, id: string): Promise<Upload | null> {
  const rows = await tx.select(columns).from(uploads).where(one(tx, id))
  return rows[0] ?? null
}

/** Nobody else changes it until the transaction is over. */
export async function lockUpload(tx: SiteTx, id: string): Promise<Upload | null> {
  const rows = await tx.select(columns).from(uploads).where(one(tx, id)).for('update')
  return rows[0] ?? null
}

/** How many are not over, of one user and of all, and what they will weigh together. */
export async function openUploads(tx: SiteTx, userId: string): Promise<{ ofUser: number; ofSite: number; bytes: number }> {
  const { rows } = await tx.execute<{ of_user: number; of_site: number; bytes: string }>(sql`
    select count(*) filter (where user_id = ${userId})::int as of_user, count(*)::int as of_site, coalesce(sum(coalesce(size, received)), 0) as bytes
    from site.uploads where site_id = ${tx.siteId}`)
  const [row] = rows
  return { ofUser: row?.of_user ?? 0, ofSite: row?.of_site ?? 0, bytes: Number(row?.bytes ?? 0) }
}

/** Said once; whoever says it again must say the same. */
export async function setUploadSize(tx: SiteTx, id: string, size: number): Promise<void> {
  await tx.update(uploads).set({ size }).where(one(tx, id))
}

/** Null when somebody else was faster, and the bytes belong elsewhere. */
export async function advanceUpload(tx: SiteTx, { id, from, to, expiresAt }: { id: string; from: number; to: number; expiresAt: string }): Promise<Upload | null> {
  const rows = await tx
    .update(uploads)
    .set({ received: to, expiresAt })
    .where(and(one(tx, id), eq(uploads.received, from)))
    .returning(columns)
  return rows[0] ?? null
}

export async function nameUpload(tx: SiteTx, id: string, { mediaId, filename }: { mediaId: string; filename: string }): Promise<void> {
  await tx.update(uploads).set({ mediaId, filename }).where(one(tx, id))
}

export async function deleteUpload(tx: SiteTx, id: string): Promise<void> {
  await tx.delete(uploads).where(one(tx, id))
}

export async function expiredUploads(tx: SiteTx, now: string): Promise<Upload[]> {
  return tx
    .select(columns)
    .from(uploads)
    .where(and(eq(uploads.siteId, tx.siteId), lt(uploads.expiresAt, now)))
    .orderBy(asc(uploads.expiresAt))
    .limit(1000)
}

export async function uploadIds(tx: SiteTx): Promise<string[]> {
  return (await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.siteId, tx.siteId))).map(({ id }) => id)
}
