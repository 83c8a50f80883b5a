import { z } from 'zod'
import { branchSchema } from '../../model/business/branch.ts'

export const contactDataSchema = z.strictObject({
  branches: z.array(branchSchema),
  /** The date on which the data was brought: special days before it are over. */
  today: z.iso.date(),
})

export type ContactData = z.infer<typeof contactDataSchema>
