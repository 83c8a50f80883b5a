import { isEmailAddress } from '../../model/forms/email-address.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'
import { activeBranches } from '../../store/branches.ts'
import { editorAddresses } from '../../store/members.ts'
import type { SiteTx } from '../../store/store.ts'

/** `address` is what the site shows as its own: the one that visitors may answer to. */
export type Recipients = { address: string | null; all: readonly string[] }

/** However many edit a site, an enquiry is not a newsletter. */
const MOST_EDITORS = 10

/** Where a site's enquiries go: never to an address that came with the enquiry. A site without one tells those who edit it. */
export async function recipientsOf(tx: SiteTx, site: Site, settings: Settings): Promise<Recipients> {
  const address = await ownAddress(tx, site, settings)
  if (address !== null) return { address, all: [address] }
  const editors = (await editorAddresses(tx)).filter(isEmailAddress)
  return { address: null, all: editors.slice(0, MOST_EDITORS) }
}

async function ownAddress(tx: SiteTx, site: Site, { contact }: Settings): Promise<string | null> {
  if (isEmailAddress(contact.email)) return contact.email
  if (site.businessType !== 'optician') return null
  const branches = await activeBranches(tx, 'all')
  return branches.map(({ email }) => email.trim()).find(isEmailAddress) ?? null
}
