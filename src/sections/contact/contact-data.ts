import { z } from 'zod'
import { branchSchema } from '../../model/business/branch.ts'

export const contactDataSchema = z.strictObject({
  branches: z.array(branchSchema),
  /** When the data was brought: it decides which line is today's, what is over, and whether it is open. */
  now: z.iso.datetime(),
})

export type ContactData = z.infer<typeof contactDataSchema>
