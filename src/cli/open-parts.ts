import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '../run/config.ts'
import { idFromBytes } from '../model/ids.ts'
import { openDatabase } from '../run/open-database.ts'
import type { Auth } from '../services/auth/auth.ts'
import { createAuth } from '../services/auth/better-auth.ts'
import { createFolderObjects } from '../services/objects/folder-objects.ts'
import { createObjectPictures } from '../services/pictures/object-pictures.ts'
import type { Pictures } from '../services/pictures/pictures.ts'
import { createPostgresPurge } from '../services/purge/postgres-purge.ts'
import type { Purge } from '../services/purge/purge.ts'
import * as tables from '../store/schema/auth.ts'
import { openStore, type Store } from '../store/store.ts'

export type CliParts = { store: Store; auth: Auth; pictures: Pictures; purge: Purge; newId: () => string }

const newId = () => idFromBytes(randomBytes(16))

export async function openParts(config: Config): Promise<{ parts: CliParts; close: () => Promise<void> }> {
  const database = await openDatabase(config, () => {})
  const store = openStore({ url: database.appUrl, max: 2, onPoolError: () => {} })
  const purge = await createPostgresPurge({ url: database.appUrl, pool: store.pool, processId: newId(), warn: () => {} })
  const pictures = createObjectPictures(createFolderObjects(join(config.dataDir, 'media')))
  // No cookie is ever signed here, so the server's secret is not needed.
  const auth = createAuth({ database: store.platform, tables, secret: randomBytes(32).toString('base64url'), isSecure: true })
  return {
    parts: { store, auth, pictures, purge, newId },
    async close() {
      await purge.close()
      await store.close()
      await database.stop()
    },
  }
}
