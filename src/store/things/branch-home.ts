import { and, eq } from 'drizzle-orm'
import { branches } from '../schema/shared.ts'
import type { SiteTx } from '../store.ts'
import { NOTHING, type Home } from './home.ts'

const one = (tx: SiteTx, branchId: string) => and(eq(branches.siteId, tx.siteId), eq(branches.id, branchId))

export const branchHome: Home<'branch'> = {
  async read(tx, { branchId }) {
    const [row] = await tx.select({ value: branches.openingHoursOverride, revision: branches.openingHoursRevision }).from(branches).where(one(tx, branchId))
    return row ?? NOTHING
  },
  async write(tx, { branchId }, { value, revision }) {
    await tx.update(branches).set({ openingHoursOverride: value, openingHoursRevision: revision }).where(one(tx, branchId))
  },
}
