import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Site } from '../../src/model/site/site.ts'
import { findPostmaster } from '../../src/services/database/postmaster.ts'
import { APP_DATABASE, APP_ROLE } from '../../src/services/database/provision.ts'
import { createPostgresPurge } from '../../src/services/purge/postgres-purge.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import type { DemoSite } from './browser.ts'

/** Has the server forget what it keeps under these tags, as publishing does. */
export type Forget = (tags: readonly string[]) => Promise<void>

/** Of the database that runs in a data folder, with the rights that the server has. */
export async function databaseUrl(folder: string): Promise<string> {
  const { app } = JSON.parse(await readFile(join(folder, 'postgres-secrets.json'), 'utf8')) as { app: string }
  const postmaster = await findPostmaster(join(folder, 'postgres'))
  if (postmaster.state === 'none') throw new Error('The server’s database does not run')
  return `postgres://${APP_ROLE}:${app}@127.0.0.1:${postmaster.port}/${APP_DATABASE}`
}

/** Work in the database of the server that all journeys share, with the rights that the server has. */
export async function withJourneyStore<Result>(work: (store: Store, forget: Forget) => Promise<Result>): Promise<Result> {
  const url = await databaseUrl(inject('dataDir'))
  const store = openStore({ url, max: 2, onPoolError: () => {} })
  const forget: Forget = async (tags) => {
    const purge = await createPostgresPurge({ url, pool: store.pool, processId: idFromBytes(randomBytes(16)), warn: () => {} })
    await purge.purge(tags)
    await purge.close()
  }
  try {
    return await work(store, forget)
  } finally {
    await store.close()
  }
}

export async function demoSiteIn(store: Store, label: DemoSite): Promise<Site> {
  const site = await siteByHost(store.platform, `${label}.localhost`)
  if (!site) throw new Error(`No demo site ${label}`)
  return site
}
