import { branchesTag } from '../../model/cache-tags.ts'
import { branchHoursChange } from '../../model/commands/branch-hours.ts'
import { thingOn } from '../../model/commands/desk.ts'
import { branchKey } from '../../model/commands/key.ts'
import { patched } from '../../model/commands/patch.ts'
import { openingHoursSchema } from '../../model/opening-hours/opening-hours.ts'
import { Refusal } from '../../model/refusal.ts'
import { activeBranches } from '../../store/branches.ts'
import { definePerformer } from './define-performer.ts'
import { readValue } from './read-value.ts'

const valueSchema = openingHoursSchema.nullable()

/** Visitors see them at once, as they see those of the business lookup. */
export const performBranchHours = definePerformer(
  branchHoursChange,
  async ({ tx, desk }, { branchId, before: seen, after: wanted }) => {
    const [branch] = await activeBranches(tx, [branchId])
    if (!branch) throw new Refusal('branchNotFound')
    const stored = thingOn(desk, branchKey(branchId))
    return { branchId, before: valueSchema.safeParse(stored).data ?? null, after: readValue(valueSchema, patched(stored, seen, wanted)) }
  },
  { tags: ({ site }) => [branchesTag(site.id)] },
)
