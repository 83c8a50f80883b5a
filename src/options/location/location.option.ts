import { z } from 'zod'
import { defineOption } from '../define-option.ts'

/** Ids of branches. What an empty list means is up to the section: all of them, or none yet. */
export const location = defineOption<readonly string[]>({
  kind: 'location',
  label: 'location',
  schema: z.array(z.string().min(1).max(60)).max(200),
  default: [],
})
