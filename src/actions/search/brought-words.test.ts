import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupOf } from '../../../tests/support/render-section.tsx'
import { sampleJob } from '../../../tests/support/sample-job.ts'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { insertPublishedPage } from '../../../tests/support/write-page.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { insertJob } from '../../store/jobs.ts'
import { insertReview } from '../../store/reviews.ts'

let t: TestApp
const pages: string[] = []

beforeAll(async () => {
  t = await openTestApp()
  const group = (input: Omit<Parameters<typeof groupOf>[0], 'id'>) => groupOf({ ...input, id: t.parts.newId() })
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await insertBusiness(tx, { id: 'anna', name: 'Anna' })
    const branch = { businessId: 'anna', streetNumber: '7', zip: '6300', city: 'Zug', phone: '+41 41 555 77 88', email: '', openingHours: { periods: [], special: [] } }
    await insertBranch(tx, { ...branch, id: 'zug', name: 'Zug', street: 'Murmelgasse' })
    await insertBranch(tx, { ...branch, id: 'zu', name: 'Umbau', street: 'Geheimgasse', active: false })
    await insertJob(tx, { id: 'optik', title: 'Brillenschleiferin', description: sampleJob.description, titleImages: [], branchId: 'zug', status: 'published' })
    const review = { branchId: 'zug', authorName: 'Eva Zumstein', relativeTimeDescription: 'gestern' }
    await insertReview(tx, { ...review, id: 'gut', rating: 5, text: 'Tadellos gelötet', position: 1 })
    await insertReview(tx, { ...review, id: 'schlecht', rating: 2, text: 'Leider verspätet', position: 2 })
    for (const [slug, section] of Object.entries({
      laden: group({ type: 'contact', slots: { title: 'Laden' } }),
      stellen: group({ type: 'jobs', slots: { title: 'Stellen' } }),
      sterne: group({ type: 'reviewSlider', slots: { title: 'Sterne' }, options: { locations: ['zug'], minRating: 4 } }),
      geraete: group({ type: 'hero', slots: { title: `${GIPFEL}Rüeblitorte: CHF 44, Phoropter, revidiert: CHF 4’200, Chur` } }),
      lehre: group({ type: 'hero', slots: { title: 'Lehrlohn CHF 750, dann CHF 1’200, Löhne CHF 44.50, seit 2007, 29’000 mal' } }),
      preise: group({ type: 'productBoard', slots: { title: 'Preise' }, cards: [card('Paket', '298'), card('Festival', '29000')] }),
    }))
      pages.push(await insertPublishedPage(tx, slug, [section], ['en']))
  })
  for (const id of pages) {
    const { status } = await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id } })
    if (status !== 200) throw new Error(`Publishing answered ${status}`)
  }
})
afterAll(() => t.close())

const card = (title: string, cost: string) => ({ type: 'productCard', id: t.parts.newId(), slots: { title, cost: { value: cost } } })

const GIPFEL = 'Gipfel: CHF 1.80, Brot: CHF 2.20, '.repeat(12)

/** What is marked stands in brackets. */
async function preview(term: string): Promise<string> {
  const html = await (await t.ask(`/de/search?search=${encodeURIComponent(term)}`)).text()
  const shown = /<ol.*?<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? ''
  return shown
    .replaceAll(/<mark[^>]*>/g, '[')
    .replaceAll('</mark>', ']')
    .replaceAll(/<!--.*?-->/g, '')
}

async function found(term: string): Promise<(string | undefined)[]> {
  const html = await (await t.ask(`/de/search?search=${encodeURIComponent(term)}`)).text()
  return [...(/<ol.*?<\/ol>/s.exec(html)?.[0] ?? '').matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)
}

test.each([
  ['jobs', '/de/stellen', ['Brillenschleiferin', 'Geduld', 'Brillenschleiferinnen Murmelgasse']],
  ['reviews', '/de/sterne', ['tadellos gelötet', 'Zumstein']],
  ['branches', '/de/laden', ['Murmelgasse 7', '555 77 88']],
  ['prices as they are shown, and as they are typed', '/de/preise', ['CHF 298', '298', 'CHF 29’000', '29000']],
])('[V-191] %s are found', async (_, path, terms) => {
  for (const term of terms) expect(await found(term), term).toContain(path)
})

test('[V-191] a review reads as it would be said: no comma after its full stop, and the place once', async () => {
  await t.parts.store.inSite(t.siteA.id, (tx) =>
    insertReview(tx, { branchId: 'zug', authorName: 'Urs Iten', relativeTimeDescription: 'heute', id: 'satz', rating: 5, text: 'Ein Windspiel im Laden.', position: 3 }),
  )
  await t.ask('/api/v1/page/publish', { who: 'editorA', body: { id: pages[2] } })
  expect(await preview('Windspiel')).toContain('[Windspiel] im Laden. Urs Iten, Zug')
  expect(await preview('Windspiel')).not.toMatch(/\.,|Zug, Zug/)
})

test('[V-191] a telephone number is found however it is written', async () => {
  for (const term of ['+41 41 555 77 88', '041 555 77 88', '0415557788', '+41415557788', '0041 41 555 77 88', '+41 (0)41 555 77 88']) expect(await found(term), term).toEqual(['/de/laden', '/de/stellen'])
  for (const term of ['041 555 77 89', '415557788', '04155577889']) expect(await found(term), term).toEqual([])
  expect(await preview('0415557788')).toContain('[555] [77] [88]')
})

test('[V-191] who has no umlauts on the keyboard writes ae, oe and ue', async () => {
  for (const term of ['Rueebli', 'geloetet']) expect(await found(term), term).toHaveLength(1)
})

test('[V-191] a number is found as it is, however it is written, and by no other', async () => {
  for (const term of ['4200', '4’200', "4'200", 'CHF 4200', 'chf 4’200.00']) expect(await found(term), term).toEqual(['/de/geraete'])
  for (const term of ['200', '420', '42000', '4201', '4’201', '2001']) expect(await found(term), term).toEqual([])
  expect(await found('1.80')).toEqual(['/de/geraete'])
  expect(await found('80')).toEqual([])
  expect(await found('2007')).toEqual(['/de/lehre'])
  expect(await found('750 2007')).toEqual(['/de/lehre'])
})

test('[V-191] a price is one thing: the page with exactly it, cut around it; where no page has it, its number', async () => {
  expect(await found('CHF 44')).toEqual(['/de/geraete'])
  expect(await preview('CHF 44')).toContain('Rüeblitorte: [CHF 44]')
  expect(await preview('CHF 44')).not.toContain('[CHF]')
  expect(await preview('4200')).toMatch(/revidiert: CHF \[4’200\]/)
  expect(await preview('4200')).not.toMatch(/[\u2062-\u2064]|ƿ4200ƿ/)
  expect(await found('CHF 2007')).toEqual(['/de/lehre'])
  expect(await preview('CHF 2007')).toContain('[2007]')
  expect(await found('p44')).toEqual([])
})

test('what visitors do not see is not found: closed branches, reviews below the lowest rating', async () => {
  for (const term of ['Geheimgasse', 'verspätet']) expect(await found(term), term).toEqual([])
})
