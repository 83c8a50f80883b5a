import { isEmailAddress } from '../../model/forms/email-address.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'
import { activeBranches } from '../../store/branches.ts'
import type { SiteTx } from '../../store/store.ts'

/** Where a site's enquiries go: never to an address that came with the enquiry. Null: nobody is to be told. */
export async function recipientOf(tx: SiteTx, site: Site, { contact }: Settings): Promise<string | null> {
  if (isEmailAddress(contact.email)) return contact.email
  if (site.businessType !== 'optician') return null
  const branches = await activeBranches(tx, 'all')
  return branches.map(({ email }) => email.trim()).find(isEmailAddress) ?? null
}
