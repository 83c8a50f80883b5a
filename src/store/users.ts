import { eq } from 'drizzle-orm'
import { users } from './schema/auth.ts'
import type { Database } from './store.ts'

export async function userIdByEmail(db: Database, email: string): Promise<string | null> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows[0]?.id ?? null
}
