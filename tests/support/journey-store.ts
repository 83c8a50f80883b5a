import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Site } from '../../src/model/site/site.ts'
import { findPostmaster } from '../../src/services/database/postmaster.ts'
import { APP_DATABASE, APP_ROLE } from '../../src/services/database/provision.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import type { DemoSite } from './browser.ts'

/** Work in the database of the server that all journeys share, with the rights that the server has. */
export async function withJourneyStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  const folder = inject('dataDir')
  const { app } = JSON.parse(await readFile(join(folder, 'postgres-secrets.json'), 'utf8')) as { app: string }
  const postmaster = await findPostmaster(join(folder, 'postgres'))
  if (postmaster.state === 'none') throw new Error('The server’s database does not run')
  const store = openStore({ url: `postgres://${APP_ROLE}:${app}@127.0.0.1:${postmaster.port}/${APP_DATABASE}`, max: 2, onPoolError: () => {} })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

export async function demoSiteIn(store: Store, label: DemoSite): Promise<Site> {
  const site = await siteByHost(store.platform, `${label}.localhost`)
  if (!site) throw new Error(`No demo site ${label}`)
  return site
}
