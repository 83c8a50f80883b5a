import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Group } from '../../src/model/page/document.ts'
import { findPostmaster } from '../../src/services/database/postmaster.ts'
import { APP_DATABASE, APP_ROLE } from '../../src/services/database/provision.ts'
import { replaceWorkingContent } from '../../src/store/page-content.ts'
import { insertVersion, readVersion } from '../../src/store/page-versions.ts'
import { insertPage, setLiveVersion } from '../../src/store/pages.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { insertSlug } from '../../src/store/slugs.ts'
import { openStore, type SiteTx, type Store } from '../../src/store/store.ts'

const newId = () => idFromBytes(randomBytes(16))

/** A page as an editor would have built it, of the demo site's own sections one after the other, as often as it takes. */
export type LongPage = { slug: string; sections: number }

/** Puts the pages into the database of a running server, published once. */
export async function writeLongPages(dataDir: string, host: string, pages: readonly LongPage[]): Promise<void> {
  const store = await openServersStore(dataDir)
  try {
    const site = await siteByHost(store.platform, host)
    if (!site) throw new Error(`${host} is no site.`)
    await store.inSite(site.id, async (tx) => {
      const samples = await sectionsOf(tx)
      for (const page of pages) await writeOne(tx, page, samples)
    })
  } finally {
    await store.close()
  }
}

export async function openServersStore(dataDir: string): Promise<Store> {
  const { app } = JSON.parse(await readFile(join(dataDir, 'postgres-secrets.json'), 'utf8')) as { app: string }
  const postmaster = await findPostmaster(join(dataDir, 'postgres'))
  if (postmaster.state === 'none') throw new Error('The server’s database does not run.')
  return openStore({ url: `postgres://${APP_ROLE}:${app}@127.0.0.1:${postmaster.port}/${APP_DATABASE}`, max: 1, onPoolError: () => {} })
}

/** Those of the home page first: they are the ones that people make most of. */
async function sectionsOf(tx: SiteTx): Promise<Group[]> {
  const { rows } = await tx.execute<{ version: string }>(`select live_version as version from site.pages where live_version is not null order by (role = 'home') desc nulls last, meta ->> 'name'`)
  const versions = await Promise.all(rows.map(({ version }) => readVersion(tx, version)))
  return versions.flatMap((content) => content?.groups ?? []).filter(({ fields }) => Object.keys(fields).length > 0)
}

async function writeOne(tx: SiteTx, { slug, sections }: LongPage, samples: readonly Group[]): Promise<void> {
  const groups = Array.from({ length: sections }, (_, index) => samples[index % samples.length]).filter((group) => group !== undefined).map(anew)
  const content = { disallowedLanguages: [], groups }
  const [id, versionId] = [newId(), newId()]
  await insertPage(tx, { id, collection: null, role: null, status: 'draft', meta: { name: { de: slug }, description: {} } })
  await insertSlug(tx, { locale: 'de', collection: null, slug, pageId: id })
  await replaceWorkingContent(tx, id, content)
  await insertVersion(tx, { id: versionId, pageId: id, content, createdBy: null })
  await setLiveVersion(tx, id, { liveVersion: versionId, status: 'published', searchTexts: {} })
}

const anew = (group: Group): Group => ({ ...group, id: newId(), children: group.children.map(anew) })
