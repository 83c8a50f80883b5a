import { z } from 'zod'
import type { OpeningHours } from '../opening-hours/opening-hours.ts'
import { defineThingCommand } from './define-thing-command.ts'
import { branchKey } from './key.ts'

/** The opening hours of one branch as they are written here; null: as the business lookup has them. */
export const branchHoursChange = defineThingCommand<OpeningHours | null>()({
  kind: 'branch.hours',
  version: 1,
  target: { branchId: z.string().regex(/^[A-Za-z0-9-]{1,60}$/) },
  key: ({ branchId }) => branchKey(branchId),
  phrase: 'hours',
})
