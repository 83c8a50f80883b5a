import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { LocalizedText } from '../src/model/content/field.ts'
import { linkSchema } from '../src/model/content/link.ts'
import { plainText, richTextSchema } from '../src/model/content/rich-text.ts'
import { isReservedSlug, SYSTEM_SLUGS } from '../src/model/page/path.ts'
import { settingsSchema } from '../src/model/site/settings.ts'
import { themeSchema, type ThemeColor } from '../src/model/site/theme.ts'
import { isStreamFile } from '../src/model/video.ts'
import { definitions } from '../src/sections/definitions.ts'
import type { SectionDefinition, SlotDefinition } from '../src/sections/define-section.ts'
import type { DemoGroup, DemoLink, DemoPage, DemoSite, DemoSlot } from './demo-site.ts'
import { demoSites } from './sites.ts'

type Found = { where: string; group: DemoGroup; definition: SectionDefinition }

function allGroups(pages: readonly DemoPage[]): Found[] {
  const walk = (where: string, groups: readonly DemoGroup[]): Found[] =>
    groups.flatMap((group, index) => {
      const here = `${where} › ${index} ${group.type}`
      return [{ where: here, group, definition: definitions[group.type] }, ...walk(here, group.cards ?? [])]
    })
  return pages.flatMap((page) => walk(page.key, page.sections))
}

function slotDefinition({ definition }: Found, name: string): SlotDefinition | undefined {
  return Object.entries(definition.slots).find(([key]) => key === name)?.[1]
}

function fits(slot: DemoSlot, kind: SlotDefinition['kind']): boolean {
  if ('value' in slot) return kind === 'value'
  if ('rich' in slot) return kind === 'richText'
  if ('picture' in slot) return kind === 'picture'
  if ('alt' in slot) return kind === 'video'
  // A label without a link is not rendered as a button, so an action needs both.
  return slot.link ? kind === 'action' : kind === 'text'
}

function linksOf(group: DemoGroup): DemoLink[] {
  const inSlots = Object.values(group.slots ?? {}).flatMap((slot) => ('text' in slot && slot.link ? [slot.link] : []))
  return [...inSlots, ...Object.values(group.links ?? {})]
}

/** Every localized value of a site with the place where it stands. */
function allTexts(site: DemoSite): { where: string; values: LocalizedText }[] {
  const ofPages = site.pages.flatMap(({ key, name, description, slugs }) => [
    { where: `${key} name`, values: name },
    { where: `${key} description`, values: description },
    { where: `${key} slugs`, values: slugs },
  ])
  const ofNavigation = site.navigation.map(({ label }, index) => ({ where: `navigation ${index}`, values: label }))
  const ofSlots = allGroups(site.pages).flatMap(({ where, group }) =>
    Object.entries(group.slots ?? {}).flatMap(([name, slot]) => {
      if ('value' in slot) return []
      const values: LocalizedText = 'rich' in slot ? Object.fromEntries(Object.entries(slot.rich).map(([locale, doc]) => [locale, plainText(doc)])) : 'alt' in slot ? slot.alt : slot.text
      return [{ where: `${where} › ${name}`, values }]
    }),
  )
  return [...ofPages, ...ofNavigation, ...ofSlots]
}

it('one site has no logo, the others have one', () => expect(demoSites.filter(({ logo }) => !logo).map(({ label }) => label)).toEqual(['rocknhole']))

describe.each(demoSites.map((site) => ({ label: site.label, site })))('demo site $label', ({ site }) => {
  const groups = allGroups(site.pages)
  const texts = allTexts(site)
  const keys = site.pages.map((page) => page.key)

  it('fills only slots that the section has, with content of their kind', () => {
    const wrong = groups.flatMap((found) =>
      Object.entries(found.group.slots ?? {}).flatMap(([name, slot]) => {
        const definition = slotDefinition(found, name)
        return definition && fits(slot, definition.kind) ? [] : [`${found.where} › ${name}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('writes prices as bare numbers and addresses as addresses: words in them would speak one language only', () => {
    const values = groups.flatMap(({ where, group }) => Object.entries(group.slots ?? {}).flatMap(([name, slot]) => ('value' in slot ? [{ where: `${where} › ${name}`, name, value: slot.value }] : [])))
    const isRight = (name: string, value: string) => (name === 'email' ? linkSchema.safeParse({ type: 'email', email: value }).success : /^\d+(\.\d\d)?$/.test(value))
    expect(values.filter(({ name, value }) => !isRight(name, value))).toEqual([])
  })

  it('fills every slot that is not optional', () => {
    const missing = groups.flatMap(({ where, group, definition }) =>
      Object.entries(definition.slots).flatMap(([name, slot]) => (slot?.optional || group.slots?.[name] ? [] : [`${where} › ${name}`])),
    )
    expect(missing).toEqual([])
  })

  it('sets only options that the section has, to values they accept', () => {
    const wrong = groups.flatMap(({ where, group, definition }) => [
      ...Object.entries(group.options ?? {}).flatMap(([key, value]) => (definition.options[key]?.schema.safeParse(value).success ? [] : [`${where} › ${key}`])),
      ...Object.keys(group.links ?? {}).flatMap((key) => (definition.options[key]?.kind === 'link' ? [] : [`${where} › ${key}`])),
    ])
    expect(wrong).toEqual([])
  })

  it('shows only pictures that have been drawn', () => {
    const names = groups.flatMap(({ group }) => Object.values(group.slots ?? {}).flatMap((slot) => ('picture' in slot ? [slot.picture] : 'clip' in slot ? [slot.poster] : [])))
    expect(names.filter((name) => !existsSync(join(import.meta.dirname, site.label, 'pictures', `${name}.webp`)))).toEqual([])
  })

  it('has a logo of one shape for light and dark grounds and a square mark, if it has one', async () => {
    if (!site.logo) return
    const facts = (name: string) => sharp(join(import.meta.dirname, site.label, 'pictures', `${name}.webp`)).metadata()
    const [picture, alternative, mark] = await Promise.all([site.logo.picture, site.logo.alternative, site.logo.mark].map(facts))
    expect([picture?.hasAlpha, alternative?.hasAlpha]).toEqual([true, true])
    expect([alternative?.width, alternative?.height]).toEqual([picture?.width, picture?.height])
    expect(mark?.width).toBe(mark?.height)
  })

  it('offers jobs that can be shown: in branches it has, with pictures that have been drawn, set with care', () => {
    for (const { branches, staff = [], jobs = [] } of site.businesses ?? []) {
      const [places, people] = [branches.map(({ id }) => id), staff.map(({ id }) => id)]
      for (const { id, title, branchId, staffMemberId, pictures, description } of jobs) {
        expect(places, id).toContain(branchId)
        if (staffMemberId !== undefined) expect(people, id).toContain(staffMemberId)
        expect(pictures.filter((name) => !existsSync(join(import.meta.dirname, site.label, 'pictures', `${name}.webp`))), id).toEqual([])
        expect(richTextSchema.safeParse(description).error, id).toBeUndefined()
        expect(`${title} ${plainText(description)}`).not.toMatch(/[ß"„“”]/)
      }
    }
  })

  it('plays only clips that have been filmed, and keeps them small', () => {
    for (const name of groups.flatMap(({ group }) => Object.values(group.slots ?? {}).flatMap((slot) => ('clip' in slot ? [slot.clip] : [])))) {
      const folder = join(import.meta.dirname, site.label, 'clips', name)
      const files = readdirSync(folder)
      expect(files.filter((file) => !isStreamFile(file))).toEqual([])
      expect(files).toContain('index.m3u8')
      expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThanOrEqual(500 * 1024)
    }
  })

  it('puts cards only into boards, and only the kind the board holds', () => {
    const wrong = groups.filter(({ group, definition }) => (group.cards ?? []).some((card) => card.type !== definition.card))
    const loose = site.pages.flatMap((page) => page.sections).filter((section) => definitions[section.type].category === 'card')
    expect([wrong.map(({ where }) => where), loose]).toEqual([[], []])
  })

  it('ends no page in the tone of the footer, so that the two do not melt together', () => {
    expect(site.pages.filter((page) => page.sections.at(-1)?.options?.['color'] === 'primary').map(({ key }) => key)).toEqual([])
  })

  it('links only to pages that exist and to addresses that are allowed', () => {
    const wrong = groups.flatMap(({ where, group }) =>
      linksOf(group).flatMap((link) => (('pageKey' in link ? keys.includes(link.pageKey) : linkSchema.safeParse(link).success) ? [] : [`${where}: ${JSON.stringify(link)}`])),
    )
    expect(wrong).toEqual([])
  })

  it('has a navigation of four to six existing entries, one of them a button', () => {
    const entries = site.navigation.flatMap((container) => container.pages)
    expect(entries.filter(({ key }) => !keys.includes(key))).toEqual([])
    expect(entries.filter(({ appearance }) => appearance === 'button')).toHaveLength(1)
    expect(site.navigation.length).toBeGreaterThanOrEqual(4)
    expect(site.navigation.length).toBeLessThanOrEqual(6)
  })

  it('says everything in every language of the site, and in no other', () => {
    const wrong = texts.flatMap(({ where, values }) => {
      const missing = site.locales.filter((locale) => !values[locale]?.trim()).map((locale) => `${where} lacks ${locale}`)
      const surplus = Object.keys(values).filter((locale) => !site.locales.some((own) => own === locale)).map((locale) => `${where} has ${locale}`)
      return [...missing, ...surplus]
    })
    expect(wrong).toEqual([])
  })

  it('is set as a Swiss typesetter would: no ß, no straight double quotes, French signs with their space', () => {
    const wrong = texts.flatMap(({ where, values }) =>
      Object.entries(values).flatMap(([locale, value]) => {
        const text = value ?? ''
        const isFrenchLoose = locale === 'fr' && (/[^\u202f\s\d][;?»]|«[^\u202f]| [:;!?»]|\p{L}:(?:\s|$)/u.test(text))
        return /[ß"„“”]|lorem/i.test(text) || (locale !== 'fr' && /[\u202f ][;!?»]|«[\s\u202f]/.test(text)) || isFrenchLoose ? [`${where} ${locale}: ${text}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('names only branches that it has, in options and in reviews', () => {
    const businesses = site.businesses ?? []
    const known = new Set(businesses.flatMap(({ branches }) => branches.map(({ id }) => id)))
    const inOptions = groups.flatMap(({ group, definition }) => Object.entries(group.options ?? {}).flatMap(([key, ids]) => (definition.options[key]?.kind === 'location' && Array.isArray(ids) ? ids.map(String) : [])))
    const inReviews = businesses.flatMap(({ reviews = [] }) => reviews.map(({ branchId }) => branchId))
    expect([...inOptions, ...inReviews].filter((id) => !known.has(id))).toEqual([])
    expect(businesses.flatMap(({ reviews = [] }) => reviews).filter(({ text, rating }) => /[ß"„“”]/.test(text) || rating < 1 || rating > 5)).toEqual([])
  })

  it('has valid slugs, unique per language and collection', () => {
    const slugs = site.pages.flatMap((page) => Object.entries(page.slugs).map(([locale, slug]) => ({ page, slug, place: `${locale}/${page.collection ?? ''}/${slug}` })))
    const isSystem = (slug: string) => SYSTEM_SLUGS.some((system) => system === slug)
    expect(slugs.filter(({ slug }) => !isSystem(slug) && (isReservedSlug(slug) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)))).toEqual([])
    expect(new Set(slugs.map(({ place }) => place)).size).toBe(slugs.length)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has the five system pages, each under the same slug in every language', () => {
    const found = ['home', 'contact', 'imprint', 'privacy', 'terms'].map((key) => site.pages.find((page) => page.key === key))
    expect(found.map((page) => [page?.role, [...new Set(Object.values(page?.slugs ?? {}))]])).toEqual([
      ['home', ['~home']],
      ['contact', ['~contact']],
      ['imprint', ['~imprint']],
      ['privacyPolicy', ['~privacy']],
      [undefined, ['~terms']],
    ])
  })

  it('describes every page in every language with a sentence that fits into a search result', () => {
    const lengths = site.pages.flatMap(({ key, description }) => site.locales.map((locale) => ({ where: `${key} ${locale}`, length: description[locale]?.length ?? 0 })))
    expect(lengths.filter(({ length }) => length < 70 || length > 160)).toEqual([])
  })

  it('has rich texts, settings and a theme that pass their schemas', () => {
    const docs = groups.flatMap(({ group }) => Object.values(group.slots ?? {}).flatMap((slot) => ('rich' in slot ? Object.values(slot.rich) : [])))
    expect(docs.filter((doc) => !richTextSchema.safeParse(doc).success)).toEqual([])
    expect(settingsSchema.safeParse(site.settings).error).toBeUndefined()
    expect(themeSchema.safeParse(site.theme).error).toBeUndefined()
  })

  it('keeps text readable: AAA for body text, AA for every other pair, softened text on tones included', () => {
    const { colors } = site.theme
    const softened = (on: ThemeColor, under: ThemeColor) => contrast(mix(colors[on], colors[under], 0.84), luminance(colors[under]))
    const pair = (over: ThemeColor, under: ThemeColor) => contrast(luminance(colors[over]), luminance(colors[under]))
    expect(pair('text', 'background')).toBeGreaterThanOrEqual(7)
    expect(pair('text', 'surface')).toBeGreaterThanOrEqual(7)
    const others = {
      'muted on background': pair('muted', 'background'),
      'muted on surface': pair('muted', 'surface'),
      'onPrimary on primary': pair('onPrimary', 'primary'),
      'onSecondary on secondary': pair('onSecondary', 'secondary'),
      'onAccent on accent': pair('onAccent', 'accent'),
      'softened on primary': softened('onPrimary', 'primary'),
      'softened on secondary': softened('onSecondary', 'secondary'),
    }
    expect(Object.entries(others).filter(([, ratio]) => ratio < 4.5)).toEqual([])
  })
})

function linear(hex: string): [number, number, number] {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Luminance of color-mix(in oklab, over share, under): sections soften their text this way. */
function mix(over: string, under: string, share: number): number {
  const toLab = (hex: string) => {
    const [r, g, b] = linear(hex)
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return { l, m, s }
  }
  const [a, b] = [toLab(over), toLab(under)]
  // Mixing in oklab equals mixing the cube roots of the cone responses: the step between them is linear.
  const l = (a.l * share + b.l * (1 - share)) ** 3
  const m = (a.m * share + b.m * (1 - share)) ** 3
  const s = (a.s * share + b.s * (1 - share)) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
