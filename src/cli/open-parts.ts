import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import { idFromBytes } from '../model/ids.ts'
import { openDatabase } from '../open-database.ts'
import type { Auth } from '../services/auth/auth.ts'
import { createAuth } from '../services/auth/better-auth.ts'
import * as tables from '../store/schema/auth.ts'
import { openStore, type Store } from '../store/store.ts'

export type CliParts = { store: Store; auth: Auth; newId: () => string }

export async function openParts(config: Config): Promise<{ parts: CliParts; close: () => Promise<void> }> {
  const database = await openDatabase(config, () => {})
  const store = openStore({ url: database.appUrl, max: 2, onPoolError: () => {} })
  // No cookie is ever signed here, so the server's secret is not needed.
  const auth = createAuth({ database: store.platform, tables, secret: randomBytes(32).toString('base64url'), isSecure: true })
  return {
    parts: { store, auth, newId: () => idFromBytes(randomBytes(16)) },
    async close() {
      await store.close()
      await database.stop()
    },
  }
}
