import { z } from 'zod'
import { openingHoursSchema } from '../opening-hours/opening-hours.ts'

/** A branch as visitors may know it. */
export const branchSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  street: z.string(),
  streetNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  /** Two letters; it decides which holidays are kept. */
  canton: z.string().optional(),
  phone: z.string(),
  email: z.string(),
  hours: openingHoursSchema,
})

export type Branch = z.infer<typeof branchSchema>

/** E-077: what tells one branch from another where some of them are chosen. */
export type BranchChoice = Pick<Branch, 'id' | 'name' | 'street' | 'streetNumber' | 'city'>

/** Where hours are looked after: those that count, those of the business lookup, and whether other ones are written here. */
export const branchHoursSchema = branchSchema
  .pick({ id: true, name: true, street: true, streetNumber: true, city: true, hours: true })
  .extend({ lookedUp: openingHoursSchema, isOwn: z.boolean() })
export type BranchHours = z.infer<typeof branchHoursSchema>

/** What the footer shows when the business data is looked up instead of typed. */
export type Business = { name: string; branches: readonly Branch[] }
