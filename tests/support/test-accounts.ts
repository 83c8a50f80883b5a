import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import type { UserRole } from '../../src/model/access.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Site } from '../../src/model/site/site.ts'
import { DEFAULT_THEME } from '../../src/actions/site/default-theme.ts'
import type { Auth } from '../../src/services/auth/auth.ts'
import { createAuth } from '../../src/services/auth/better-auth.ts'
import { createPostgresPurge } from '../../src/services/purge/postgres-purge.ts'
import type { Purge } from '../../src/services/purge/purge.ts'
import { addMember } from '../../src/store/members.ts'
import { migrate } from '../../src/store/migrate.ts'
import * as tables from '../../src/store/schema/auth.ts'
import { insertSite } from '../../src/store/sites.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { createTestDatabase } from './postgres.ts'

export const SECRET = 'a secret for tests that is long enough'
export const PASSWORD = 'correct horse battery'

export type TestAccounts = {
  adminUrl: string
  store: Store
  auth: Auth
  purge: Purge
  newId: () => string
  addSite: (host: string) => Promise<Site>
  addUser: (email: string, role: UserRole, sites?: readonly Site[]) => Promise<{ userId: string }>
  close: () => Promise<void>
}

/** Sites and people in a database of its own. */
export async function openTestAccounts(): Promise<TestAccounts> {
  const database = await createTestDatabase(inject('postgresAdminUrl'))
  await migrate(database.adminUrl)
  const store = openStore({ url: database.appUrl, onPoolError: () => {} })
  const auth = createAuth({ database: store.platform, tables, secret: SECRET, isSecure: true })
  const newId = () => idFromBytes(randomBytes(16))
  const purge = await createPostgresPurge({ url: database.appUrl, pool: store.pool, processId: newId(), warn: () => {} })
  return {
    adminUrl: database.adminUrl,
    store,
    auth,
    purge,
    newId,
    async addSite(host) {
      const site: Site = { id: newId(), name: host, host, businessType: 'optician', locales: ['de', 'fr'], features: [], theme: DEFAULT_THEME }
      await store.inSite(site.id, (tx) => insertSite(tx, site))
      return site
    },
    async addUser(email, role, sites = []) {
      const user = await auth.createUser({ email, name: 'Regula Hatt', password: PASSWORD, role })
      for (const site of sites) await addMember(store.platform, user.userId, site.id)
      return user
    },
    async close() {
      await purge.close()
      await store.close()
      await database.drop()
    },
  }
}

/** What a browser sends back after these Set-Cookie headers. */
export function toCookieHeader(setCookies: readonly string[]): string {
  return setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
}
