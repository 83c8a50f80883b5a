import { Client } from 'pg'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdReads } from '../../../tests/support/hold-reads.ts'
import { groupOf } from '../../../tests/support/render-section.tsx'
import { sampleBranch } from '../../../tests/support/sample-branch.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { insertPublishedPage } from '../../../tests/support/write-page.ts'
import { VISITOR } from '../../model/access.ts'
import { mediaTag } from '../../model/cache-tags.ts'
import { emptyField, type Field } from '../../model/content/field.ts'
import type { RichText } from '../../model/content/rich-text.ts'
import { cacheKey } from '../../server/ready-bytes/cache-key.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { insertJob } from '../../store/jobs.ts'
import { setLogo } from '../site/set-logo.ts'
import { openPage, type OpenedPage } from './open.ts'

let now = new Date('2026-05-04T10:00:00Z')
let t: TestApp
let admin: Client
let picture: string
let linked: string
const ids = { branches: '', jobs: '', services: '' }
beforeAll(async () => {
  t = await openTestApp({ now: () => now })
  admin = new Client({ connectionString: t.adminUrl })
  await admin.connect()
  for (const key of ['branches', 'jobs', 'services'] as const) ids[key] = t.parts.newId()
  const pictures = await admin.query<{ id: string }>('select id from site.media where site_id = $1', [t.siteA.id])
  picture = pictures.rows[0]?.id ?? ''
  linked = await t.pageId(t.siteA, 'ueber-uns')
  const button: Field = {
    ...emptyField('localizedSingleValue'),
    content: { type: 'localizedSingleValue', data: { de: 'Mehr' } },
    options: { link: { type: 'page', page: { id: linked } } },
  }
  const hero = groupOf({ id: t.parts.newId(), type: 'hero', slots: { title: 'Alles', backgroundImage: { media: picture } } })
  const groups = [
    groupOf({ id: ids.jobs, type: 'jobs' }),
    { ...hero, fields: { ...hero.fields, button } },
    groupOf({ id: ids.branches, type: 'contact' }),
    groupOf({ id: ids.services, type: 'servicesContainer', options: { collection: 'services' } }),
  ]
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await insertPublishedPage(tx, 'alles', groups)
    await insertBusiness(tx, { id: 'b', name: 'Betrieb' })
    await insertBranch(tx, { ...sampleBranch, id: 'see', businessId: 'b', openingHours: { periods: [], special: [] } })
  })
  await addJob('eins')
})
beforeEach(() => t.parts.purge.purge([`${t.siteA.id}/*`]))
afterEach(() => t.logs.splice(0))
afterAll(async () => {
  await admin.end()
  await t.close()
})

const ALL = () => Object.values(ids).toSorted()
const OTHERS = () => ALL().filter((id) => id !== ids.jobs)

async function open(slug = 'alles'): Promise<OpenedPage> {
  const result = await openPage({ ...t.parts, site: t.siteA, actor: VISITOR }, { locale: 'de', mode: 'live', collection: null, slug })
  if (result.kind !== 'page') throw new Error(`The page is ${result.kind}`)
  return result.opened
}

const loaded = ({ data }: OpenedPage) => Object.keys(data).toSorted()
const warnings = () => t.logs.filter((line) => line.includes('a section could not load its data'))

async function refusing<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  await admin.query(`revoke select on ${table} from vitrine_app`)
  try {
    return await work()
  } finally {
    await admin.query(`grant select on ${table} to vitrine_app`)
  }
}

describe('sections that load', () => {
  test('all in one transaction, where nothing fails', async () => {
    const reads = vi.spyOn(t.parts.store, 'readSite')
    expect(loaded(await open())).toEqual(ALL())
    expect(reads).toHaveBeenCalledTimes(1)
    reads.mockRestore()
  })

  test('an error of the database in one leaves the others, the pictures and the links as they are', async () => {
    const opened = await refusing('shared.job_offers', open)
    expect(loaded(opened)).toEqual(OTHERS())
    expect(Object.keys(opened.media)).toEqual([picture])
    expect([...opened.addresses.keys()]).toEqual([linked])
    expect(warnings()).toHaveLength(1)
  })

  test('one that takes too long leaves the others; the database ends it, and its connection is given to nobody before', async () => {
    const held = await holdReads(t.adminUrl, 'shared.job_offers')
    try {
      const opened = await open()
      expect(loaded(opened)).toEqual(OTHERS())
      await vi.waitFor(async () => {
        const { rows } = await admin.query(`select 1 from pg_stat_activity where datname = current_database() and application_name = 'vitrine' and state <> 'idle'`)
        expect(rows).toEqual([])
      })
      // As many as there are connections: none of them is still busy with what nobody waits for.
      const startedAt = performance.now()
      await Promise.all(Array.from({ length: 10 }, () => t.parts.store.readSite(t.siteA.id, (tx) => tx.execute('select 1'))))
      expect(performance.now() - startedAt).toBeLessThan(400)
    } finally {
      await held.letGo()
    }
  })
})

test('a picture between paragraphs comes along, although it stands in no place of its own', async () => {
  const rich: RichText = { type: 'doc', content: [{ type: 'image', attrs: { mediaId: picture, alt: 'Der See' } }] }
  await t.parts.store.inSite(t.siteA.id, (tx) => insertPublishedPage(tx, 'worte', [groupOf({ id: t.parts.newId(), type: 'richTextBlock', slots: { textBlock: { rich } } })]))
  expect(Object.keys((await open('worte')).media)).toEqual([picture])
  expect(await (await t.ask('/de/worte')).text()).toMatch(new RegExp(`<img [^>]*src="/media/${picture}/`))
})

async function addJob(id: string, titleImages: string[] = []): Promise<void> {
  await t.parts.store.inSite(t.siteA.id, (tx) =>
    insertJob(tx, { id, branchId: 'see', title: `Stelle ${id}`, description: { type: 'doc', content: [] }, titleImages, status: 'published' }),
  )
}

describe('a page that lacks something', () => {
  test('lives ten seconds at most, and is whole when it is drawn again', async () => {
    const html = async () => (await t.ask('/de/alles')).text()
    const lacking = await refusing('shared.job_offers', html)
    expect(lacking).not.toContain('Stelle eins')
    now = new Date(now.getTime() + 9999)
    expect(await html()).toBe(lacking)
    now = new Date(now.getTime() + 1)
    expect(await html()).toContain('Stelle eins')
  })

  test('a whole page lives until time or a change makes it wrong', async () => {
    expect((await open()).expiresAt).toBeGreaterThan(now.getTime() + 3_600_000)
  })
})

describe('the tag of a picture', () => {
  const copyPicture = async (): Promise<string> => {
    const id = t.parts.newId()
    await admin.query(`insert into site.media select (jsonb_populate_record(m, jsonb_build_object('id', $1::text))).* from site.media m where m.id = $2`, [id, picture])
    return id
  }

  test('is on every page that shows it: in a field, between paragraphs, in what a section loads, as the logo', async () => {
    const [inText, onJob, unused] = [await copyPicture(), await copyPicture(), await copyPicture()]
    const json = { type: 'doc' as const, content: [{ type: 'image' as const, attrs: { mediaId: inText, alt: '' } }] }
    const text = { ...emptyField('localizedRichText'), content: { type: 'localizedRichText' as const, data: { de: { json, text: '' } } } }
    await t.parts.store.inSite(t.siteA.id, (tx) => insertPublishedPage(tx, 'text', [{ ...groupOf({ id: t.parts.newId(), type: 'richTextBlock' }), fields: { textBlock: text } }]))
    await addJob('zwei', [onJob])
    const bytes = await sharp({ create: { width: 400, height: 100, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    await setLogo({ ...t.parts, actor: { kind: 'user', userId: 'admin', name: 'Admin', role: 'admin', siteIds: [] } }, t.siteA, { picture: bytes })
    const [all, withText] = [await open(), await open('text')]
    const logo = all.frame.logo.picture?.id ?? ''
    expect(mediaTagsOf(all)).toEqual([picture, onJob, logo].toSorted())
    expect(mediaTagsOf(withText)).toEqual([inText, logo].toSorted())
    expect((await t.ask('/de/text')).status).toBe(200)
    expect(await (await t.ask('/de/text')).text()).toContain(`/media/${inText}/`)
    expect(mediaTagsOf(all)).not.toContain(unused)
  })

  test('is enough to forget those pages, and no others', async () => {
    const kept = (slug: string) => t.parts.pages.get(cacheKey(t.siteA.id, `/de/${slug}`)) !== undefined
    for (const slug of ['alles', 'ueber-uns']) await t.ask(`/de/${slug}`)
    await t.parts.purge.purge([mediaTag(t.siteA.id, picture)])
    expect([kept('alles'), kept('ueber-uns')]).toEqual([false, true])
  })
})

function mediaTagsOf({ tags }: OpenedPage): string[] {
  const start = mediaTag(t.siteA.id, '')
  return [...new Set(tags.filter((tag) => tag.startsWith(start)).map((tag) => tag.slice(start.length)))].toSorted()
}
