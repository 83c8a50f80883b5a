import { eq, lte } from 'drizzle-orm'
import { upkeep } from './schema/jobs.ts'
import type { Database } from './store.ts'

/** True for the one who shall do it now; to all others it is due at `again`. */
export async function takeUpkeep(database: Database, name: string, { now, again }: { now: string; again: string }): Promise<boolean> {
  const { rowCount } = await database
    .insert(upkeep)
    .values({ name, dueAt: again })
    .onConflictDoUpdate({ target: upkeep.name, set: { dueAt: again }, setWhere: lte(upkeep.dueAt, now) })
  return (rowCount ?? 0) > 0
}

export async function settleUpkeep(database: Database, name: string, dueAt: string): Promise<void> {
  await database.update(upkeep).set({ dueAt }).where(eq(upkeep.name, name))
}
