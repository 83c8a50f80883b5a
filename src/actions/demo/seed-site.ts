import { emptyField, type Field } from '../../model/content/field.ts'
import type { Link } from '../../model/content/link.ts'
import { plainText } from '../../model/content/rich-text.ts'
import { isLocale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { insertJob, insertStaffMember } from '../../store/jobs.ts'
import { insertMedia } from '../../store/media.ts'
import { writeNavigation } from '../../store/navigation.ts'
import { replaceWorkingContent } from '../../store/page-content.ts'
import { insertVersion } from '../../store/page-versions.ts'
import { insertPage, setLiveVersion, setPasswordHash } from '../../store/pages.ts'
import { insertReview } from '../../store/reviews.ts'
import { writeSettings } from '../../store/settings.ts'
import { insertSite } from '../../store/sites.ts'
import { insertSlug } from '../../store/slugs.ts'
import type { SiteTx } from '../../store/store.ts'
import type { Parts } from '../context.ts'
import { readSearchTexts } from '../search/read-search-texts.ts'
import { mediaKey, storeMedia } from './seed-media.ts'
import type { SeedBusiness, SeedGroup, SeedLink, SeedPage, SeedSite, SeedSlot } from './seed.ts'

type SeedParts = Pick<Parts, 'store' | 'pictures' | 'streams' | 'newId' | 'pageLocks'>

/** Writes a whole site, published, in one transaction; a start that is killed half way leaves nothing behind. */
export async function seedSite(parts: SeedParts, seed: SeedSite): Promise<string> {
  const siteId = parts.newId()
  const media = await storeMedia(parts, siteId, seed)
  const pageIds = new Map(seed.pages.map((page) => [page.key, parts.newId()]))
  const translate = createTranslator(parts, pageIds, media.ids)
  await parts.store.inSite(siteId, async (tx) => {
    await insertSite(tx, { ...seed.site, id: siteId })
    for (const row of media.rows) await insertMedia(tx, row)
    for (const business of seed.businesses ?? []) await seedBusiness(parts, tx, business, media.ids)
    for (const page of seed.pages) await seedPage(parts, tx, page, translate)
    await writeSettings(tx, seedSettings(seed, translate, media.ids))
    await writeNavigation(
      tx,
      seed.navigation.map(({ label, pages }) => ({
        id: parts.newId(),
        label,
        children: pages.map(({ key, appearance = 'default' }) => ({ id: parts.newId(), type: 'page', page: known(pageIds, key), appearance })),
      })),
    )
  })
  return siteId
}

function seedSettings({ settings, logo, bookingPage }: SeedSite, { pageId }: Translator, mediaIds: ReadonlyMap<string, string>): Settings {
  const logoIds = Object.entries(logo ?? {}).map(([part, picture]) => [part, known(mediaIds, mediaKey({ picture, alt: {} }))])
  const parsed = settingsSchema.parse({ ...settings, ...(logo && { logo: Object.fromEntries(logoIds) }) })
  return bookingPage === undefined ? parsed : { ...parsed, bookingButton: { ...parsed.bookingButton, page: pageId(bookingPage) } }
}

async function seedBusiness(
  { newId }: SeedParts,
  tx: SiteTx,
  { branches, staff = [], jobs = [], reviews = [], ...business }: SeedBusiness,
  mediaIds: ReadonlyMap<string, string>,
): Promise<void> {
  await insertBusiness(tx, business)
  for (const branch of branches) await insertBranch(tx, { ...branch, businessId: business.id })
  for (const member of staff) await insertStaffMember(tx, member)
  for (const { pictures, ...job } of jobs) await insertJob(tx, { ...job, titleImages: pictures.map((picture) => known(mediaIds, mediaKey({ picture, alt: {} }))) })
  for (const [position, review] of reviews.entries()) await insertReview(tx, { ...review, id: newId(), position })
}

async function seedPage(parts: SeedParts, tx: SiteTx, page: SeedPage, translate: Translator): Promise<void> {
  const id = translate.pageId(page.key)
  await insertPage(tx, { id, collection: page.collection ?? null, role: page.role ?? null, status: 'draft', meta: { name: page.name, description: page.description } })
  for (const [locale, slug] of Object.entries(page.slugs)) if (isLocale(locale)) await insertSlug(tx, { locale, collection: page.collection ?? null, slug, pageId: id })
  const groups = page.sections.map(translate.group)
  await replaceWorkingContent(tx, id, { groups })
  const versionId = parts.newId()
  const content = { disallowedLanguages: [], groups }
  await insertVersion(tx, { id: versionId, pageId: id, content, createdBy: null })
  await setLiveVersion(tx, id, { liveVersion: versionId, status: 'published', searchTexts: await readSearchTexts(tx, content) })
  if (page.password !== undefined) await setPasswordHash(tx, id, await parts.pageLocks.hash(page.password))
}

type Translator = { pageId: (key: string) => string; group: (group: SeedGroup) => Group }

function createTranslator({ newId }: SeedParts, pageIds: ReadonlyMap<string, string>, mediaIds: ReadonlyMap<string, string>): Translator {
  const link = (value: SeedLink): Link => ('pageKey' in value ? { type: 'page', page: { id: known(pageIds, value.pageKey) } } : value)

  const field = (slot: SeedSlot): Field => {
    if ('text' in slot)
      return { ...emptyField('localizedSingleValue'), content: { type: 'localizedSingleValue', data: slot.text }, options: slot.link ? { link: link(slot.link) } : {} }
    if ('value' in slot) return { ...emptyField('single'), content: { type: 'single', data: slot.value } }
    if ('alt' in slot) return { content: { type: 'media', data: known(mediaIds, mediaKey(slot)) }, options: { alt: slot.alt }, visible: true }
    const values = Object.entries(slot.rich).map(([locale, json]) => [locale, { json, text: plainText(json) }])
    return { ...emptyField('localizedRichText'), content: { type: 'localizedRichText', data: Object.fromEntries(values) } }
  }

  const group = (seed: SeedGroup): Group => ({
    id: newId(),
    type: seed.type,
    version: findDefinition(seed.type)?.version ?? 1,
    status: 'published',
    disallowedLanguages: [],
    options: { ...seed.options, ...Object.fromEntries(Object.entries(seed.links ?? {}).map(([key, value]) => [key, link(value)])) },
    fields: Object.fromEntries(Object.entries(seed.slots ?? {}).map(([name, slot]) => [name, field(slot)])),
    children: (seed.cards ?? []).map(group),
  })

  return { pageId: (key) => known(pageIds, key), group }
}

function known(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo content refers to "${key}", which does not exist.`)
  return id
}
