import type { RichText } from '../content/rich-text.ts'
import type { Branch } from './branch.ts'

/** A job that is on offer, as visitors may know it. */
export type Job = {
  id: string
  title: string
  /** The shops' calendar date. */
  createdOn: string
  workQuota: string | null
  description: RichText
  /** Ids of media. */
  titleImages: readonly string[]
  branch: Branch
  contact: { firstName: string; lastName: string } | null
}
