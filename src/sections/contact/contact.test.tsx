import { describe, expect, test } from 'vitest'
import { NO_SOURCES } from '../../../tests/support/no-sources.ts'
import { groupOf, renderSection } from '../../../tests/support/render-section.tsx'
import { sampleBranch } from '../../../tests/support/sample-branch.ts'
import type { Branch } from '../../model/business/branch.ts'
import type { LoaderSources } from '../define-loader.ts'
import type { ContactData } from './contact-data.ts'
import { contactLoader } from './contact.loader.ts'

const period = (day: number, open: string, close: string) => ({ open: { day, time: open }, close: { day, time: close } })
const branch: Branch = {
  ...sampleBranch,
  hours: {
    periods: [period(2, '0900', '1215'), period(2, '1330', '1830'), period(6, '0900', '2430')],
    special: [
      { date: '2026-12-24', open: '0900', close: '1400' },
      { date: '2026-12-25', open: '0030', close: '0030' },
      { date: '2026-08-01', open: '0030', close: '0030' },
    ],
  },
}
const render = (branches: readonly Branch[], mode: 'live' | 'edit' = 'live') =>
  renderSection(
    { type: 'contact', id: 'c', slots: { title: 'Kontakt' } },
    { mode, data: { c: { branches: [...branches], now: '2026-11-15T12:00:00.000Z' } satisfies ContactData } },
  )
const dayRows = (html: string) =>
  [...html.matchAll(/data-day="(\d)"[^>]*><dt>([^<]*)<\/dt>(.*?)<\/div>/g)].map(([, , name, hours]) => [
    name,
    hours
      ?.replaceAll(/<[^>]*>/g, ' ')
      .trim()
      .replaceAll(/\s+/g, ' '),
  ])

describe('contact', () => {
  test('[V-050] [V-207] title, name, address, telephone, e-mail and website of a branch', () => {
    const html = render([branch])
    expect(html).toMatch(/<h2[^>]*>Kontakt<\/h2>/)
    expect(html).toMatch(/<h3[^>]*>Seeblick Stäfa<\/h3>/)
    for (const part of [
      'Seestrasse 118',
      '8712 Stäfa',
      'href="tel:+41445550102"',
      '>+41 44 555 01 02<',
      'href="mailto:staefa@example.ch"',
      'href="https://www.example.ch/staefa"',
      '>example.ch<',
    ])
      expect(html).toContain(part)
  })

  test('[V-202] [V-203] [V-206] hours of all seven days, both ranges of a day, 24:30 as 00:30', () => {
    expect(dayRows(render([branch]))).toEqual([
      ['Montag', 'geschlossen'],
      ['Dienstag', '09:00–12:15 13:30–18:30'],
      ['Mittwoch', 'geschlossen'],
      ['Donnerstag', 'geschlossen'],
      ['Freitag', 'geschlossen'],
      ['Samstag', '09:00–00:30'],
      ['Sonntag', 'geschlossen'],
    ])
  })

  test('[V-204] special days to come are named, a closed one as closed, past ones no more', () => {
    const html = render([branch])
    expect([...html.matchAll(/data-date="([^"]*)"/g)].map(([, date]) => date)).toEqual(['2026-12-24', '2026-12-25', '2027-01-01'])
    expect(html).toMatch(/Donnerstag, <time dateTime="2026-12-24">24\.12\.2026<\/time><\/dt><dd[^>]*><span>09:00–14:00<\/span>/)
    expect(html).toMatch(/25\.12\.2026<\/time><\/dt><dd[^>]*>geschlossen<\/dd>/)
  })

  test('[V-204] [V-205] today’s line is marked by the server: the weekday’s, or the special entry or holiday that replaces it', () => {
    const on = (today: string, hours = branch.hours) => {
      const html = renderSection(
        { type: 'contact', id: 'c' },
        { data: { c: { branches: [{ ...branch, canton: 'ZH', hours }], now: `${today}T12:00:00.000Z` } satisfies ContactData } },
      )
      return [/data-(?:day|date)="([^"]*)" aria-current="date"/.exec(html)?.[1], /data-day="(\d)" hidden=""/.exec(html)?.[1]]
    }
    expect(on('2026-11-17')).toEqual(['2', undefined])
    expect(on('2026-12-24')).toEqual(['2026-12-24', '4'])
    expect(on('2027-08-01')).toEqual(['2027-08-01', '7'])
    expect(on('2027-05-01', { ...branch.hours, special: [{ date: '2027-05-01', open: '0900', close: '1100' }] })).toEqual(['2027-05-01', '6'])
  })

  test('[V-001] several branches stand beside each other, each with its own hours', () => {
    const html = render([branch, { ...branch, id: 'rapperswil', name: 'Seeblick Rapperswil' }])
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(dayRows(html)).toHaveLength(14)
  })

  test('[V-050] without branches visitors see nothing and editors their title', () => {
    expect(render([])).toBe('')
    expect(renderSection({ type: 'contact', slots: { title: 'Kontakt' } })).toBe('')
    expect(render([], 'edit')).toContain('Kontakt')
  })

  test('[V-050] a branch without hours has none to show', () => {
    expect(render([{ ...branch, hours: { periods: [], special: [] } }])).not.toMatch(/<dl|Öffnungszeiten/)
  })
})

describe('its loader', () => {
  const load = async (locations: readonly string[]) => {
    const asked: unknown[] = []
    const sources: LoaderSources = { ...NO_SOURCES, branches: async (ids) => (asked.push(ids), [branch]) }
    const input = { siteId: 's', locale: 'de' as const, group: groupOf({ type: 'contact' }), options: { locations }, now: new Date('2026-11-15T12:00:00Z') }
    const data = await contactLoader.load(sources, input, AbortSignal.timeout(1000))
    return { asked, data }
  }

  test('[V-050] asks for the chosen branches, and for all where none is chosen', async () => {
    expect((await load(['staefa'])).asked).toEqual([['staefa']])
    expect((await load([])).asked).toEqual(['all'])
    expect((await load([])).data).toEqual({ branches: [branch], now: '2026-11-15T12:00:00.000Z' })
  })
})
