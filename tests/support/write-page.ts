import { randomBytes } from 'node:crypto'
import { pageTag } from '../../src/model/cache-tags.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import type { Locale } from '../../src/model/locales.ts'
import type { Group } from '../../src/model/page/document.ts'
import { replaceWorkingContent } from '../../src/store/page-content.ts'
import { insertVersion } from '../../src/store/page-versions.ts'
import { insertPage, setDisallowedLanguages, setLiveVersion } from '../../src/store/pages.ts'
import { insertSlug } from '../../src/store/slugs.ts'
import type { SiteTx } from '../../src/store/store.ts'
import type { DemoSite } from './browser.ts'
import { demoSiteIn, withJourneyStore } from './journey-store.ts'

const newId = () => idFromBytes(randomBytes(16))

/** `closed`: languages of the site in which the page is not shown, so that nothing has to be translated into them. */
type NewPage = { site: DemoSite; slug: string; groups: readonly Group[]; closed?: readonly Locale[] }

/** Puts a published page into a demo site, as if somebody had built it there; its pictures are pictures of that site. */
export async function writePage({ site, slug, groups, closed = [] }: NewPage): Promise<void> {
  await withJourneyStore(async (store, forget) => {
    const { id } = await demoSiteIn(store, site)
    const pageId = await store.inSite(id, async (tx) => {
      const pictures = await picturesOf(tx)
      return insertPublishedPage(
        tx,
        slug,
        groups.map((group) => settle(group, pictures)),
        closed,
      )
    })
    await forget([pageTag(id, pageId)])
  })
}

/** Takes such pages away again, so that other journeys find the demo site as it was made, and the address is free again. */
export async function removePages(site: DemoSite, slugs: readonly string[]): Promise<void> {
  const list = slugs.map((slug) => `'${slug}'`).join(', ')
  await withJourneyStore(async (store) => {
    const { id } = await demoSiteIn(store, site)
    await store.inSite(id, async (tx) => {
      await tx.execute(`update site.pages set status = 'deleted' where id in (select page_id from site.slugs where slug in (${list}))`)
      await tx.execute(`delete from site.slugs where slug in (${list})`)
    })
  })
}

export async function insertPublishedPage(tx: SiteTx, slug: string, groups: readonly Group[], closed: readonly Locale[] = []): Promise<string> {
  const content = { disallowedLanguages: [...closed], groups: [...groups] }
  const [id, versionId] = [newId(), newId()]
  await insertPage(tx, { id, collection: null, role: null, status: 'draft', meta: { name: { de: slug }, description: {} } })
  await insertSlug(tx, { locale: 'de', collection: null, slug, pageId: id })
  await replaceWorkingContent(tx, id, content)
  await setDisallowedLanguages(tx, id, closed)
  await insertVersion(tx, { id: versionId, pageId: id, content, createdBy: null })
  await setLiveVersion(tx, id, { liveVersion: versionId, status: 'published', searchTexts: {} })
  return id
}

/** The demo's own, always the same ones: what other journeys upload meanwhile may be of any shape. */
async function picturesOf(tx: SiteTx): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(`select id from site.media where media_type = 'image' and deleted_at is null order by created_at, original_filename limit 12`)
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
