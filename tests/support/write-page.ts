import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Group } from '../../src/model/page/document.ts'
import { APP_DATABASE, APP_ROLE } from '../../src/services/database/provision.ts'
import { replaceWorkingContent } from '../../src/store/page-content.ts'
import { insertVersion } from '../../src/store/page-versions.ts'
import { insertPage, setLiveVersion } from '../../src/store/pages.ts'
import { siteByHost } from '../../src/store/sites.ts'
import { insertSlug } from '../../src/store/slugs.ts'
import { openStore, type SiteTx, type Store } from '../../src/store/store.ts'
import type { DemoSite } from './browser.ts'

const newId = () => idFromBytes(randomBytes(16))

/** The database of the server that all journeys share, with the rights that the server has. */
async function openJourneyStore(): Promise<Store> {
  const folder = inject('dataDir')
  const { app } = JSON.parse(await readFile(join(folder, 'postgres-secrets.json'), 'utf8')) as { app: string }
  const port = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[3]
  return openStore({ url: `postgres://${APP_ROLE}:${app}@127.0.0.1:${port}/${APP_DATABASE}`, max: 1, onPoolError: () => {} })
}

type NewPage = { site: DemoSite; slug: string; groups: readonly Group[] }

/** Puts a published page into a demo site, as if somebody had built it there; its pictures are pictures of that site. */
export async function writePage({ site, slug, groups }: NewPage): Promise<void> {
  const store = await openJourneyStore()
  try {
    const found = await siteByHost(store.platform, `${site}.localhost`)
    if (!found) throw new Error(`No demo site ${site}`)
    await store.inSite(found.id, async (tx) => {
      const pictures = await picturesOf(tx)
      await insertPublishedPage(
        tx,
        slug,
        groups.map((group) => settle(group, pictures)),
      )
    })
  } finally {
    await store.close()
  }
}

/** Takes such pages away again, so that other journeys find the demo site as it was made. */
export async function removePages(site: DemoSite, slugs: readonly string[]): Promise<void> {
  const store = await openJourneyStore()
  const found = await siteByHost(store.platform, `${site}.localhost`)
  const list = slugs.map((slug) => `'${slug}'`).join(', ')
  await store.inSite(found?.id ?? '', (tx) => tx.execute(`update site.pages set status = 'deleted' where id in (select page_id from site.slugs where slug in (${list}))`))
  await store.close()
}

export async function insertPublishedPage(tx: SiteTx, slug: string, groups: readonly Group[]): Promise<string> {
  const content = { disallowedLanguages: [], groups: [...groups] }
  const [id, versionId] = [newId(), newId()]
  await insertPage(tx, { id, collection: null, role: null, status: 'draft', meta: { name: { de: slug }, description: {} } })
  await insertSlug(tx, { locale: 'de', collection: null, slug, pageId: id })
  await replaceWorkingContent(tx, id, content)
  await insertVersion(tx, { id: versionId, pageId: id, content, createdBy: null })
  await setLiveVersion(tx, id, { liveVersion: versionId, status: 'published', searchTexts: {} })
  return id
}

async function picturesOf(tx: SiteTx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(`select id from site.media where media_type = 'image' order by id limit 12`)
  return rows.map(({ id }) => id)
}

/** Ids of the database's own kind in the place of the sample's. */
function settle(group: Group, pictures: readonly string[]): Group {
  const fields = Object.entries(group.fields).map(([name, field], index) => {
    const content = field.content.type === 'media' && field.content.data !== null ? { ...field.content, data: pictures[index % pictures.length] ?? null } : field.content
    return [name, { ...field, content }]
  })
  return { ...group, id: newId(), fields: Object.fromEntries(fields), children: group.children.map((child) => settle(child, pictures)) }
}
