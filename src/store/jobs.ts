import { and, asc, desc, eq } from 'drizzle-orm'
import type { Job } from '../model/business/job.ts'
import { richTextSchema, type RichText } from '../model/content/rich-text.ts'
import { todayAt } from '../model/opening-hours/today.ts'
import { toBranch } from './branches.ts'
import { branches, jobOffers, staffMembers } from './schema/shared.ts'
import type { SiteTx } from './store.ts'

export type NewStaffMember = Omit<typeof staffMembers.$inferInsert, 'siteId'>
export type NewJob = Omit<typeof jobOffers.$inferInsert, 'siteId'>

const NO_WORDS: RichText = { type: 'doc', content: [] }

/** Published ones of branches that are open to visitors, the newest first. */
export async function publishedJobs(tx: SiteTx): Promise<Job[]> {
  const rows = await tx
    .select({ job: jobOffers, branch: branches, contact: { firstName: staffMembers.firstName, lastName: staffMembers.lastName } })
    .from(jobOffers)
    .innerJoin(branches, and(eq(branches.siteId, jobOffers.siteId), eq(branches.id, jobOffers.branchId)))
    .leftJoin(staffMembers, and(eq(staffMembers.siteId, jobOffers.siteId), eq(staffMembers.id, jobOffers.staffMemberId)))
    .where(and(eq(jobOffers.siteId, tx.siteId), eq(jobOffers.status, 'published'), eq(branches.active, true)))
    .orderBy(desc(jobOffers.createdAt), asc(jobOffers.id))
  return rows.map(({ job, branch, contact }) => ({
    id: job.id,
    title: job.title,
    createdOn: todayAt(new Date(job.createdAt)),
    workQuota: job.workQuota?.trim() || null,
    description: richTextSchema.safeParse(job.description).data ?? NO_WORDS,
    titleImages: job.titleImages,
    branch: toBranch(branch),
    contact,
  }))
}

export async function insertStaffMember(tx: SiteTx, row: NewStaffMember): Promise<void> {
  await tx.insert(staffMembers).values({ ...row, siteId: tx.siteId })
}

export async function insertJob(tx: SiteTx, row: NewJob): Promise<void> {
  await tx.insert(jobOffers).values({ ...row, siteId: tx.siteId })
}
