import { eq, inArray } from 'drizzle-orm'
import type { UserRole } from '../model/access.ts'
import { users } from './schema/auth.ts'
import type { Database } from './store.ts'

export async function userIdByEmail(db: Database, email: string): Promise<string | null> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows[0]?.id ?? null
}

/** What people are called; somebody whose account is gone has no name here. */
export async function namesOfUsers(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function userById(db: Database, id: string): Promise<{ name: string; role: UserRole } | null> {
  const rows = await db.select({ name: users.name, role: users.role }).from(users).where(eq(users.id, id))
  return rows[0] ?? null
}
