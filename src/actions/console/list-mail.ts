import { assertMay } from '../../model/access.ts'
import { mailsOf, type MailRow } from '../../store/outbox.ts'
import { listSubmissions, type Submission } from '../../store/submissions.ts'
import type { ConsoleContext } from './console-context.ts'

export type EnquiryWithMails = { submission: Submission; mails: readonly MailRow[] }

const ON_A_PAGE = 50

/** What visitors of a site sent, the last first, each with its mails and what became of them. `before`, the id of one, leads to older ones. */
export async function listMail({ store, actor }: Pick<ConsoleContext, 'store' | 'actor'>, { siteId, before }: { siteId: string; before: string | null }): Promise<EnquiryWithMails[]> {
  assertMay(actor, 'operate', siteId)
  return store.readSite(siteId, async (tx) => {
    const submissions = await listSubmissions(tx, { limit: ON_A_PAGE, before })
    const mails = Map.groupBy(
      await mailsOf(
        tx,
        submissions.map(({ id }) => id),
      ),
      ({ submissionId }) => submissionId,
    )
    return submissions.map((submission) => ({ submission, mails: mails.get(submission.id) ?? [] }))
  })
}
