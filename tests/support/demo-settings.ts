import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Settings } from '../../src/model/site/settings.ts'
import { findPostmaster } from '../../src/services/database/postmaster.ts'
import { APP_DATABASE, APP_ROLE } from '../../src/services/database/provision.ts'
import { readSettings, writeSettings } from '../../src/store/settings.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { openStore } from '../../src/store/store.ts'
import type { DemoSite } from './browser.ts'
import { ask } from './http.ts'
import { DEMO_PASSWORD } from './server-process.ts'

const NO_TRACKING: Settings['tracking'] = { googleAnalytics: '', googleTagManager: '', facebookPixel: '' }

/** Changes a demo site of the running server: in its database, and then in its caches the way an editor may. */
export async function setTracking(sites: readonly DemoSite[], ids: Partial<Settings['tracking']>): Promise<void> {
  const store = await openRunningStore()
  try {
    for (const label of sites) {
      const host = `${label}.localhost`
      const site = await siteByHost(store.platform, host)
      if (!site) throw new Error(`No site ${host}`)
      await store.inSite(site.id, async (tx) => writeSettings(tx, { ...(await readSettings(tx)), tracking: { ...NO_TRACKING, ...ids } }))
      await forgetSettings(label, host)
    }
  } finally {
    await store.close()
  }
}

async function openRunningStore() {
  const dataDir = inject('dataDir')
  const { app } = JSON.parse(await readFile(join(dataDir, 'postgres-secrets.json'), 'utf8')) as { app: string }
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  if (postmaster.state === 'none') throw new Error('The server’s database does not run')
  return openStore({ url: `postgres://${APP_ROLE}:${app}@127.0.0.1:${postmaster.port}/${APP_DATABASE}`, onPoolError: () => {} })
}

async function forgetSettings(label: DemoSite, host: string): Promise<void> {
  const port = inject('port')
  const signedIn = await ask({ port, host, path: '/api/v1/auth', body: { email: `editor@${label}.example`, password: DEMO_PASSWORD } })
  const cookie = [signedIn.headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0]).join('; ')
  const { status } = await ask({ port, host, path: '/api/v1/revalidate/tag', body: { tag: 'settings' }, headers: { cookie } })
  if (status !== 200) throw new Error(`The caches of ${host} answered ${status}`)
}
