import { inject } from 'vitest'
import type { Settings } from '../../src/model/site/settings.ts'
import { readSettings, writeSettings } from '../../src/store/settings.ts'
import type { DemoSite } from './browser.ts'
import { ask } from './http.ts'
import { demoSiteIn, withJourneyStore } from './journey-store.ts'
import { DEMO_PASSWORD } from './server-process.ts'

const NO_TRACKING: Settings['tracking'] = { googleAnalytics: '', googleTagManager: '', facebookPixel: '' }

/** Changes a demo site of the running server: in its database, and then in its caches the way an editor may. */
export async function setTracking(sites: readonly DemoSite[], ids: Partial<Settings['tracking']>): Promise<void> {
  await withJourneyStore(async (store) => {
    for (const label of sites) {
      const { id } = await demoSiteIn(store, label)
      await store.inSite(id, async (tx) => writeSettings(tx, { ...(await readSettings(tx)), tracking: { ...NO_TRACKING, ...ids } }))
      await forgetSettings(label, `${label}.localhost`)
    }
  })
}

async function forgetSettings(label: DemoSite, host: string): Promise<void> {
  const port = inject('port')
  const signedIn = await ask({ port, host, path: '/api/v1/auth', body: { email: `editor@${label}.example`, password: DEMO_PASSWORD } })
  const cookie = [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const { status } = await ask({ port, host, path: '/api/v1/revalidate/tag', body: { tag: 'settings' }, headers: { cookie } })
  if (status !== 200) throw new Error(`The caches of ${host} answered ${status}`)
}
