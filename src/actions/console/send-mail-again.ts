import { assertMay } from '../../model/access.ts'
import { isId } from '../../model/ids.ts'
import { Refusal } from '../../model/refusal.ts'
import { bringForward } from '../../store/chores.ts'
import { sendAgain } from '../../store/outbox.ts'
import type { ConsoleContext } from './console-context.ts'

/** A mail that was given up, or kept while there was no mail server, is sent once more. */
export async function sendMailAgain({ store, actor, mail, bell, now }: ConsoleContext, { siteId, mailId }: { siteId: string; mailId: string }): Promise<void> {
  assertMay(actor, 'operate', siteId)
  if (!mail) throw new Refusal('statusClash')
  const at = now()
  const isFound =
    isId(siteId) &&
    isId(mailId) &&
    (await store.inSite(siteId, async (tx) => {
      if (!(await sendAgain(tx, mailId, at.toISOString()))) return false
      await bringForward(tx, 'mail', at)
      return true
    }))
  if (!isFound) throw new Refusal('notFound')
  bell.ring('mail')
}
