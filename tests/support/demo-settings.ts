import { expect, inject } from 'vitest'
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

const sessions = new Map<string, Promise<string>>()

/** Empties the site's caches as the editor of a demo site, who must be an editor of that host too. */
export async function forgetSettings(label: DemoSite, host: string): Promise<void> {
  const key = `${expect.getState().testPath} ${host}`
  const session = sessions.get(key) ?? signIn(label, host)
  sessions.set(key, session)
  const { status } = await ask({ port: inject('port'), host, path: '/api/v1/revalidate/tag', body: { tag: 'settings' }, headers: { cookie: await session } })
  if (status !== 200) throw new Error(`The caches of ${host} answered ${status}`)
}

async function signIn(label: DemoSite, host: string): Promise<string> {
  const signedIn = await ask({ port: inject('port'), host, path: '/api/v1/auth', body: { email: `editor@${label}.example`, password: DEMO_PASSWORD } })
  return [signedIn.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
