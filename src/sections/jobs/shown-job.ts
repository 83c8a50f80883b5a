import type { Job } from '../../model/business/job.ts'
import type { Media } from '../../model/media.ts'

export type ShownJob = Omit<Job, 'titleImages'> & {
  pictures: readonly Media[]
  /** Pictures that stand in the description, by id. */
  inText: Readonly<Record<string, Media>>
}

/** Only this section's loader writes the data; without it, or when it failed, there is none. */
export function isJobs(data: unknown): data is readonly ShownJob[] {
  return Array.isArray(data)
}
