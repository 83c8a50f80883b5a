import { eq } from 'drizzle-orm'
import { members } from './schema/platform.ts'
import type { Database } from './store.ts'

export async function siteIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ siteId: members.siteId }).from(members).where(eq(members.userId, userId))
  return rows.map((row) => row.siteId)
}

export async function addMember(db: Database, userId: string, siteId: string): Promise<void> {
  await db.insert(members).values({ userId, siteId }).onConflictDoNothing()
}
