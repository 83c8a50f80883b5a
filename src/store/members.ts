import { asc, eq } from 'drizzle-orm'
import { users } from './schema/auth.ts'
import { members } from './schema/platform.ts'
import type { Database, SiteTx } from './store.ts'

export async function siteIdsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.select({ siteId: members.siteId }).from(members).where(eq(members.userId, userId))
  return rows.map((row) => row.siteId)
}

export async function addMember(db: Database, userId: string, siteId: string): Promise<void> {
  await db.insert(members).values({ userId, siteId }).onConflictDoNothing()
}

/** Of everybody who may edit this site, whoever has been there longest first. */
export async function editorAddresses(tx: SiteTx): Promise<string[]> {
  const rows = await tx
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.siteId, tx.siteId))
    .orderBy(asc(users.createdAt), asc(users.id))
  return rows.map(({ email }) => email)
}
