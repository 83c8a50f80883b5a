import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupOf } from '../../../tests/support/render-section.tsx'
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts'
import { insertPublishedPage } from '../../../tests/support/write-page.ts'
import { insertBranch, insertBusiness } from '../../store/branches.ts'
import { insertReview } from '../../store/reviews.ts'

let clock = new Date('2026-07-30T10:00:00Z')
let t: TestApp

const period = (day: number) => ({ open: { day, time: '0900' }, close: { day, time: '1800' } })
const openingHours = {
  periods: [1, 2, 3, 4, 5, 6, 7].map(period),
  special: [
    { date: '2026-07-31', open: '0900', close: '1200' },
    { date: '2027-01-01', open: '1000', close: '1100' },
    { date: '2026-12-25', open: '0030', close: '0030' },
  ],
}

beforeAll(async () => {
  t = await openTestApp({ now: () => clock })
  await t.parts.store.inSite(t.siteA.id, async (tx) => {
    await insertBusiness(tx, { id: 'anna', name: 'Anna' })
    await insertBranch(tx, {
      id: 'zug',
      businessId: 'anna',
      name: 'Zug',
      street: 'Seeweg',
      streetNumber: '1',
      zip: '6300',
      city: 'Zug',
      canton: 'ZG',
      phone: '',
      email: '',
      openingHours,
    })
    await insertPublishedPage(tx, 'laden', [groupOf({ type: 'contact', id: t.parts.newId() })])
    await insertReview(tx, { id: 'gut', branchId: 'zug', rating: 5, text: 'Gut', authorName: 'Eva', relativeTimeDescription: 'gestern', position: 1 })
    await insertPublishedPage(tx, 'sterne', [groupOf({ type: 'reviewSlider', id: t.parts.newId(), options: { locations: ['zug'] } })])
    await insertPublishedPage(tx, 'ohne', [groupOf({ type: 'cta', id: t.parts.newId(), slots: { title: 'Ohne Zeiten' } })])
  })
})
afterAll(() => t.close())

/** The page as a browser without script gets it: today's line, and the special days with their hours. */
async function read(now: string, slug = 'laden') {
  clock = new Date(now)
  const html = await (await t.ask(`/de/${slug}`)).text()
  const text = (part: string) =>
    part
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const lines = [...html.matchAll(/<div[^>]*data-(?:day|date)="[^"]*"[^>]*>.*?<\/div>/g)].map(([line]) => line)
  return {
    today: lines.filter((line) => line.includes('aria-current="date"')).map(text),
    special: lines.filter((line) => line.includes('data-date')).map(text),
    now: text(/<(?:p|span)[^>]*>(?: · )?(Jetzt [^<]*)<\/(?:p|span)>/.exec(html)?.[1] ?? ''),
    week: lines.filter((line) => line.includes('data-day') && !line.includes('hidden=""')).length,
  }
}

test('[V-204] [V-205] the hours of the day are in the HTML itself, and a page kept from yesterday is not shown today', async () => {
  const before = await read('2026-07-30T10:00:00Z')
  expect(before.today).toEqual(['Donnerstag 09:00–18:00'])
  expect(before.week).toBe(7)
  expect(before.special).toEqual([
    'Freitag, 31.7.2026 09:00–12:00',
    'Samstag, 1.8.2026 Bundesfeiertag geschlossen',
    'Samstag, 15.8.2026 Mariä Himmelfahrt geschlossen',
    'Freitag, 25.12.2026 geschlossen',
    'Freitag, 1.1.2027 10:00–11:00',
  ])

  const rendersBefore = t.parts.pages.stats().renders
  await read('2026-07-30T15:59:59Z')
  expect(t.parts.pages.stats().renders).toBe(rendersBefore)

  expect((await read('2026-07-30T22:00:00Z')).today).toEqual(['Freitag, 31.7.2026 09:00–12:00'])
  const holiday = await read('2026-07-31T22:00:00Z')
  expect(holiday.today).toEqual(['Samstag, 1.8.2026 Bundesfeiertag geschlossen'])
  expect(holiday.week).toBe(6)
  expect((await read('2026-08-01T22:00:00Z')).today).toEqual(['Sonntag 09:00–18:00'])
  expect((await read('2026-12-25T08:00:00Z')).today).toEqual(['Freitag, 25.12.2026 geschlossen'])
  expect((await read('2027-01-01T08:00:00Z')).today).toEqual(['Freitag, 1.1.2027 10:00–11:00'])
})

test.each(['laden', 'sterne'])('[V-205] [A-25] the page %s says whether it is open now, and changes at the minute', async (slug) => {
  expect((await read('2027-02-03T07:59:59Z', slug)).now).toBe('Jetzt geschlossen, öffnet um 09:00')
  expect((await read('2027-02-03T08:00:00Z', slug)).now).toBe('Jetzt geöffnet bis 18:00')
  expect((await read('2027-02-03T16:59:59Z', slug)).now).toBe('Jetzt geöffnet bis 18:00')
  expect((await read('2027-02-03T17:00:00Z', slug)).now).toBe('Jetzt geschlossen')
  expect((await read('2027-05-06T10:00:00Z', slug)).now).toBe('Jetzt geschlossen')
})

test('a page without anything that depends on the date is kept over midnight', async () => {
  clock = new Date('2026-07-30T10:00:00Z')
  await t.ask('/de/ohne')
  const { renders } = t.parts.pages.stats()
  clock = new Date('2026-08-30T10:00:00Z')
  await t.ask('/de/ohne')
  expect(t.parts.pages.stats().renders).toBe(renders)
})
