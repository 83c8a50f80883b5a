import { describe, expect, test } from 'vitest'
import { sampleBranch } from '../../../tests/support/sample-branch.ts'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import type { Branch } from '../../model/business/branch.ts'
import { openingHoursSchema } from '../../model/opening-hours/opening-hours.ts'
import { settingsSchema } from '../../model/site/settings.ts'
import { buildFooter } from './build-footer.ts'

const texts = visitorTexts.de
const branch = (name: string): Branch => ({
  ...sampleBranch,
  id: name,
  name,
  hours: openingHoursSchema.parse({ periods: [1, 2].map((day) => ({ open: { day, time: '0900' }, close: { day, time: '1830' } })) }),
})
const typed = { street: 'Marktplatz 1', city: '8640 Rapperswil', phone: '055 555 01 01', email: 'hallo@example.ch' }
const build = (settings: object, branches: readonly Branch[] | null = null) =>
  buildFooter({ settings: settingsSchema.parse({ footer: typed, ...settings }), business: branches && { name: 'Optik', branches }, texts, now: new Date('2026-11-16T12:00:00Z') })

describe('the footer’s business data', () => {
  test('typed data stands as it was typed, without hours', () => {
    expect(build({})).toMatchObject({ places: [{ name: '', ...typed }], hours: null })
  })

  test('typed hours stand beside typed data, with whether it is open now', () => {
    const hours = { periods: [{ open: { day: 1, time: '0600' }, close: { day: 1, time: '1830' } }], special: [] }
    expect(build({ footer: { ...typed, hours } }).hours).toMatchObject({ now: 'Jetzt geöffnet bis 18:30', week: [{ from: 1, to: 1 }, { from: 2, to: 7, ranges: [] }] })
  })

  test('looked up, one branch brings its address and its hours', () => {
    const { places, hours } = build({}, [branch('Stäfa')])
    expect(places).toEqual([{ name: '', street: 'Seestrasse 118', city: '8712 Stäfa', phone: '+41 44 555 01 02', email: 'staefa@example.ch' }])
    expect(hours?.week.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 7],
    ])
  })

  test('[V-204] [V-205] from Christmas Eve to New Year no day is left out', () => {
    const special = ['2026-12-24', '2026-12-31'].map((date) => ({ date, open: '0600', close: '1400' }))
    const shop = branch('Stäfa')
    const { hours } = build({}, [{ ...shop, canton: 'SH', hours: { ...shop.hours, special } }])
    expect(hours?.special.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01'])
  })

  test('[V-204] [V-205] its hours say whether it is open now, and name the special days and holidays to come', () => {
    const shop = branch('Stäfa')
    const special = [{ date: '2026-11-20', open: '1000', close: '1100' }]
    const { hours } = build({}, [{ ...shop, canton: 'ZH', hours: { ...shop.hours, special } }])
    expect(hours).toMatchObject({ now: 'Jetzt geöffnet bis 18:30', special: [{ date: '2026-11-20', ranges: [{ from: '10:00', to: '11:00' }] }] })
    const inJune = buildFooter({
      settings: settingsSchema.parse({}),
      business: { name: 'Optik', branches: [{ ...shop, canton: 'JU' }] },
      texts,
      now: new Date('2026-06-23T10:00:00Z'),
    })
    expect(inJune.hours).toMatchObject({ now: 'Jetzt geschlossen', special: [{ date: '2026-06-23', ranges: [], holiday: 'jurassianIndependence' }] })
  })

  test('several branches are told apart by name, and have no common hours', () => {
    const { places, hours } = build({}, [branch('Stäfa'), branch('Wädenswil')])
    expect(places.map(({ name }) => name)).toEqual(['Stäfa', 'Wädenswil'])
    expect(hours).toBeNull()
  })

  test('with nothing to look up, the typed data stays', () => expect(build({}, []).places).toEqual([{ name: '', ...typed }]))
})

describe('accounts', () => {
  test('[V-250] only the accounts that are given, at their addresses', () => {
    expect(build({}).accounts).toEqual([])
    expect(build({ socialAccounts: { linkedin: 'https://linkedin.example/x', instagram: 'https://instagram.example/y' } }).accounts).toEqual([
      { network: 'instagram', href: 'https://instagram.example/y' },
      { network: 'linkedin', href: 'https://linkedin.example/x' },
    ])
  })

  test('a quality seal and a rating are shown when they are set, and only then', () => {
    expect(build({}).seal).toBeNull()
    expect(build({ socialAccounts: { qualityRating: 'https://rating.example' } }).seal).toEqual({ label: 'Bewertungen ansehen', href: 'https://rating.example' })
    expect(build({ accounts: { swissQualiQuest: 'SQ-12' } }).seal).toEqual({ label: 'Qualitätssiegel SQ-12', href: null })
  })
})
