import { describe, expect, test } from 'vitest'
import { pageNames } from '../../i18n/editor/start/page-names.ts'
import { pagesTexts } from '../../i18n/editor/pages/texts.ts'
import { applyActs, invertAct } from '../../model/commands/command.ts'
import { group, HERO, id, pageThing, SETTINGS, texts } from '../../model/commands/commands-test-kit.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Desk } from '../../model/commands/desk.ts'
import { navigationOn, pagesOn } from '../things/site-things.ts'
import { businessActs, businessForm, wrongFields, type BusinessForm } from './business-acts.ts'
import { homeActs } from './home-acts.ts'
import { languageActs } from './language-acts.ts'
import { pageActs } from './page-acts.ts'
import { homeSections, offeredPages } from './trades.ts'

const HOME = id('p')
const CONTACT = id('q')
const site = { businessType: 'general', features: [] } as const
const fresh = (): Desk => ({
  pageId: HOME,
  groups: [group(HERO, null)],
  things: {
    navigation: [],
    languages: ['de'],
    'settings:contact': { ...SETTINGS.contact, email: 'anfragen@example.ch' },
    'settings:footer': SETTINGS.footer,
    [`page:${HOME}`]: { ...pageThing('Start'), role: 'home', status: 'published' },
    [`page:${CONTACT}`]: { ...pageThing('Kontakt'), role: 'contact', status: 'published', slugs: { de: '~contact' } },
  },
})

let last = 0
const newId = () => String(++last).padStart(26, '0')
const back = (acts: readonly Act[]) => acts.toReversed().map(invertAct)
const groundOf = ({ things = {} }: Desk) => ({ pages: pagesOn(things), navigation: navigationOn(things), locales: ['de'] as const, newId })

const form: BusinessForm = { name: ' Sonnenhof ', sentence: 'Frisches Brot.', street: 'Dorfstrasse 12', city: '3600 Thun', phone: '033 222 11 00', email: 'hallo@example.ch' }
const settings = { ...SETTINGS, contact: { ...SETTINGS.contact, email: 'anfragen@example.ch' } }

describe('the business', () => {
  test('stands in the footer and at the top of the page; where enquiries go stays', () => {
    const before = fresh()
    const acts = businessActs({ settings, groups: before.groups, locale: 'de' }, form)
    const after = applyActs(before, acts)
    expect(after.things?.['settings:footer']).toMatchObject({ street: 'Dorfstrasse 12', city: '3600 Thun', email: 'hallo@example.ch' })
    expect(after.things?.['settings:contact']).toEqual({ companyName: 'Sonnenhof', email: 'anfragen@example.ch' })
    expect(after.groups[0]?.fields).toMatchObject({ title: { content: texts({ de: 'Sonnenhof' }) }, subtitle: { content: texts({ de: 'Frisches Brot.' }) } })
    expect(applyActs(after, back(acts)).things).toEqual(before.things)
  })

  test('is not typed twice: the form begins with what is there', () => {
    const groups = applyActs(fresh(), businessActs({ settings, groups: fresh().groups, locale: 'de' }, form)).groups
    expect(businessForm({ settings, groups, locale: 'de', siteName: 'Neu' })).toMatchObject({ name: 'Sonnenhof', sentence: 'Frisches Brot.' })
    expect(businessForm({ settings, groups: fresh().groups, locale: 'de', siteName: 'Neu' }).name).toBe('Neu')
  })

  test('what the settings cannot have is named, and nothing of it is done', () => {
    const wrong = { ...form, email: 'hallo@', name: 'x'.repeat(201) }
    expect(wrongFields(settings, wrong)).toEqual(['name', 'email'])
    expect(businessActs({ settings, groups: fresh().groups, locale: 'de' }, wrong)).toEqual([])
    expect(wrongFields(settings, { ...form, name: '', email: '' })).toEqual([])
  })
})

describe('the pages', () => {
  const offered = offeredPages(site)

  test('chosen ones are drafts in the menu; the contact page that every site has is used', () => {
    const after = applyActs(fresh(), pageActs(groundOf(fresh()), offered, new Set(['prices', 'contact'])))
    const menu = navigationOn(after.things ?? {})
    expect(menu.map(({ label }) => label['de'])).toEqual(['Preise', 'Kontakt'])
    expect(menu[1]?.children[0]?.page).toBe(CONTACT)
    const made = [...pagesOn(after.things ?? {}).values()].filter(({ role }) => role === null)
    expect(made).toMatchObject([{ status: 'draft', meta: { name: { de: 'Preise' } }, slugs: { de: 'preise' } }])
  })

  test('chosen differently the second time, what was made goes again; the same choice does nothing', () => {
    const first = applyActs(fresh(), pageActs(groundOf(fresh()), offered, new Set(['prices', 'contact'])))
    expect(pageActs(groundOf(first), offered, new Set(['prices', 'contact']))).toEqual([])
    const second = applyActs(first, pageActs(groundOf(first), offered, new Set(['team'])))
    expect(navigationOn(second.things ?? {}).map(({ label }) => label['de'])).toEqual(['Team'])
    const names = new Set([...pagesOn(second.things ?? {}).values()].map(({ meta }) => meta.name.de))
    expect(names).toEqual(new Set(['Kontakt', 'Start', 'Team']))
  })

  test('in a site of two languages are called and titled in both', () => {
    const acts = pageActs({ ...groundOf(fresh()), locales: ['de', 'fr'] }, offered, new Set(['prices']))
    expect(acts[0]?.body).toMatchObject({
      after: { meta: { name: { de: 'Preise', fr: 'Prix' } }, slugs: { de: 'preise', fr: 'prix' } },
      groups: [{ fields: { title: { content: { data: { de: 'Preise', fr: 'Prix' } } } } }, {}],
    })
    expect(navigationOn(applyActs(fresh(), acts).things ?? {})[0]?.label).toEqual({ de: 'Preise', fr: 'Prix' })
  })

  test('are called what the list of them says', () => {
    for (const locale of ['de', 'fr'] as const) for (const { name } of offered) expect(pageNames[locale][name]).toBe(pagesTexts[locale].templates[name])
  })
})

describe('the home page', () => {
  const home = (desk: Desk, made: readonly string[]) => ({ pageId: HOME, groups: desk.groups, locale: 'de' as const, newId, made })
  const types = (desk: Desk) => desk.groups.map(({ type }) => type)

  test('gets the sections of the trade below its first one, without any words, and can be taken back', () => {
    const { acts, made } = homeActs(home(fresh(), []), homeSections('food', site))
    const after = applyActs(fresh(), acts)
    expect(types(after)).toEqual(['hero', ...homeSections('food', site).map(({ definition }) => definition.type)])
    expect(after.groups.slice(1).map(({ id: each }) => each)).toEqual(made)
    expect(after.groups.slice(1).flatMap(({ fields }) => Object.keys(fields))).toEqual([])
    expect(applyActs(after, back(acts))).toEqual(fresh())
  })

  test('another trade takes the place of the first; what somebody has written in stays', () => {
    const first = homeActs(home(fresh(), []), homeSections('food', site))
    const filled = applyActs(fresh(), first.acts)
    const second = homeActs(home(filled, first.made), homeSections('craft', site))
    expect(types(applyActs(filled, second.acts))).toEqual(['hero', ...homeSections('craft', site).map(({ definition }) => definition.type)])
    const written = { ...filled, groups: filled.groups.with(1, { ...group(first.made[0] ?? '', { de: 'Mein Text' }), type: 'cta' }) }
    expect(homeActs(home(written, first.made), homeSections('craft', site)).acts).toEqual([])
    expect(homeActs(home(filled, []), homeSections('craft', site)).acts).toEqual([])
  })
})

test('languages: the name of the business goes along, other words wait for a translation', () => {
  const named = applyActs(fresh(), businessActs({ settings, groups: fresh().groups, locale: 'de' }, form))
  const acts = languageActs(['de'], new Set(['fr']), named.groups)
  const { title, subtitle } = applyActs(named, acts).groups[0]?.fields ?? {}
  expect([title?.content.data, subtitle?.content.data]).toEqual([{ de: 'Sonnenhof', fr: 'Sonnenhof' }, { de: 'Frisches Brot.' }])
})

test('languages: the first stays the first, new ones follow those that are there', () => {
  expect(languageActs(['de'], new Set())).toEqual([])
  expect(languageActs(['fr', 'en'], new Set(['it', 'en', 'de']))).toMatchObject([{ body: { before: ['fr', 'en'], after: ['fr', 'en', 'de', 'it'] } }])
  expect(languageActs(['de', 'fr', 'it'], new Set(['it']))).toMatchObject([{ body: { after: ['de', 'it'] } }])
})
