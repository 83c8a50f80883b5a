import { listSubmissions, type Submission } from '../../src/store/submissions.ts'
import type { DemoSite } from './browser.ts'
import { demoSiteIn, withJourneyStore } from './journey-store.ts'

/** What the site keeps of whoever wrote from this address. */
export async function storedFrom(site: DemoSite, email: string): Promise<Submission['value'][]> {
  return withJourneyStore(async (store) => {
    const { id } = await demoSiteIn(store, site)
    const all = await store.inSite(id, (tx) => listSubmissions(tx, { limit: 100, before: null }))
    return all.map(({ value }) => value).filter((value) => value.email === email)
  })
}
