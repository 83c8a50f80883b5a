import { describe, expect, test } from 'vitest'
import { LOCALES, isMultilingual } from '../locales.ts'
import { ITEM_STATUSES, mayBecome, PAGE_ROLES } from '../page/status.ts'
import { countChanges } from '../page/compare.ts'
import type { Group } from '../page/document.ts'
import { idFromBytes, isId } from '../ids.ts'
import { isVariantWidth, objectPosition, variantWidths } from '../media.ts'
import { emptyField, fieldContentSchema, textIn } from './field.ts'
import { hrefOf, isSafeHref, linkSchema } from './link.ts'
import { linksIn, opensBeside, plainText, richTextSchema } from './rich-text.ts'
import { SLOT_NAMES } from './slot-names.ts'
import { isEmptyText, normaliseText, previewText } from './text.ts'

describe('texts', () => {
  test('[V-226] 200 characters stay, 201 are cut to 200 and an ellipsis', () => {
    expect(previewText('ä'.repeat(200))).toBe('ä'.repeat(200))
    expect(previewText('ä'.repeat(201))).toBe(`${'ä'.repeat(200)}…`)
  })

  test('[V-242] a lone newline counts as empty', () => {
    for (const text of ['\n', '', '  ', null, undefined]) expect(isEmptyText(text)).toBe(true)
    expect(textIn({ ...emptyField('localizedSingleValue'), content: { type: 'localizedSingleValue', data: { de: '\n' } } }, 'de')).toBeNull()
    expect(normaliseText(' a ')).toBe(' a ')
  })

  test('[E-260] the ten content locales', () => expect([...LOCALES]).toEqual(['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt']))

  test('[E-018] multilingual means more than one locale', () => {
    expect([isMultilingual([]), isMultilingual(['de']), isMultilingual(['de', 'fr'])]).toEqual([false, false, true])
  })

  test('[E-251] the field names', () => {
    expect(SLOT_NAMES).toEqual(
      expect.arrayContaining([
        'title',
        'secondaryTitle',
        'tertiaryTitle',
        'kicker',
        'subtitle',
        'description',
        'textBlock',
        'button',
        'secondaryButton',
        'tertiaryButton',
        'image',
        'secondaryImage',
        'tertiaryImage',
        'quaternaryImage',
        'quinaryImage',
        'senaryImage',
        'groupImage',
        'backgroundImage',
        'video',
        'name',
        'function',
        'quote',
        'email',
        'cost',
        'duration',
      ]),
    )
  })

  test('statuses and roles', () => {
    expect([...ITEM_STATUSES].toSorted()).toEqual(['archived', 'deleted', 'draft', 'markedForDeletion', 'published'])
    expect([...PAGE_ROLES]).toEqual(['home', 'search', 'imprint', 'privacyPolicy', 'contact'])
    expect([mayBecome('deleted', 'published'), mayBecome('draft', 'published'), mayBecome('published', 'draft')]).toEqual([false, true, false])
  })
})

describe('links', () => {
  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '\\\\evil',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    '',
  ])('%j is never an href', (href) => {
    expect(isSafeHref(href)).toBe(false)
    expect(linkSchema.safeParse({ type: 'url', url: href }).success).toBe(false)
  })

  test('[E-084] a link says its type and holds exactly what that type needs', () => {
    const id = 'a'.repeat(26)
    const links = [
      { type: 'url', url: 'https://example.ch' },
      { type: 'phone', phone: '+41 44 123 45 67' },
      { type: 'email', email: 'info@example.ch' },
      { type: 'page', page: { id, collection: 'services' } },
    ]
    for (const link of links) expect(linkSchema.parse(link)).toEqual(link)
    for (const wrong of [
      { type: 'url' },
      { type: 'url', phone: '044' },
      { type: 'page', page: { collection: null } },
      { type: 'fax', url: 'https://example.ch' },
      { ...links[0], email: 'info@example.ch' },
    ])
      expect(linkSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false)
  })

  test('the four kinds become addresses', () => {
    const pages = (id: string) => (id === 'p' ? '/de/seite' : undefined)
    expect(hrefOf({ type: 'url', url: 'https://example.ch' }, pages)).toBe('https://example.ch')
    expect(hrefOf({ type: 'phone', phone: '+41 55 555 01 01' }, pages)).toBe('tel:+41555550101')
    expect(hrefOf({ type: 'email', email: 'a@b.ch' }, pages)).toBe('mailto:a@b.ch')
    expect(hrefOf({ type: 'page', page: { id: 'p' } }, pages)).toBe('/de/seite')
    expect(hrefOf({ type: 'page', page: { id: 'gone' } }, pages)).toBeUndefined()
  })

  test('a stored address that would run script leads nowhere, although no check saw it', () => {
    for (const url of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', '//evil.example']) expect(hrefOf({ type: 'url', url }, () => undefined)).toBeUndefined()
  })
})

describe('stored content', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

  test('[V-241] [E-250] four content types, localized ones keyed by locale, rich text with a text', () => {
    const rich = { type: 'doc', content: [paragraph('a')] }
    for (const content of [
      { type: 'single', data: 'x' },
      { type: 'localizedSingleValue', data: { de: 'x' } },
      { type: 'localizedRichText', data: { de: { json: rich, text: 'a' } } },
      { type: 'media', data: null },
    ]) {
      expect(fieldContentSchema.safeParse(content).success, content.type).toBe(true)
    }
    expect(fieldContentSchema.safeParse({ type: 'localizedSingleValue', data: { xx: 'x' } }).success).toBe(false)
    expect(fieldContentSchema.safeParse({ type: 'html', data: '<b>' }).success).toBe(false)
  })

  test('rich text is a closed schema', () => {
    const doc = (content: unknown) => richTextSchema.safeParse({ type: 'doc', content }).success
    expect(doc([paragraph('a'), { type: 'heading', attrs: { level: 5 }, content: [] }, { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('b')] }] }])).toBe(
      true,
    )
    expect(doc([{ type: 'script', content: [] }])).toBe(false)
    expect(doc([{ ...paragraph('a'), onclick: 'x' }])).toBe(false)
    expect(doc([{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] }])).toBe(false)
    expect(doc([{ type: 'heading', attrs: { level: 7 } }])).toBe(false)
  })

  test('[E-088] a link in it is an address or a chosen kind of link; a page needs an id', () => {
    const link = (attrs: unknown) =>
      richTextSchema.safeParse({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs }] }] }] })
    const page = { type: 'page' as const, page: { id: '0'.repeat(26) } }
    expect(
      [link({ href: '/de' }), link({ link: page }), link({ link: { type: 'page', page: {} } }), link({ link: { type: 'url', url: 'javascript:alert(1)' } }), link({})].map(
        ({ success }) => success,
      ),
    ).toEqual([true, true, false, false, false])
    expect(linksIn(link({ link: page }).data ?? { type: 'doc', content: [] })).toEqual([page])
  })

  test('[E-089] page and phone open in the same tab, others in a new one, also where only an address is stored', () => {
    const chosen = [
      { type: 'page' as const, page: { id: 'p' } },
      { type: 'phone' as const, phone: '044 123 45 67' },
      { type: 'url' as const, url: 'https://example.ch' },
      { type: 'email' as const, email: 'a@example.ch' },
    ]
    expect(chosen.map((link) => opensBeside({ link }))).toEqual([false, false, true, true])
    expect(['/de/kontakt', 'tel:+41441234567', 'https://example.ch', 'mailto:a@example.ch'].map((href) => opensBeside({ href }))).toEqual([false, false, true, true])
  })

  test('an address that is a path in one place and a host in another is no link', () => {
    for (const url of ['https:evil.example/x', 'http:evil.example', 'https:/evil.example', 'https:///evil.example']) {
      expect(isSafeHref(url), url).toBe(false)
      expect(linkSchema.safeParse({ type: 'url', url }).success, url).toBe(false)
    }
  })

  test('plain text follows the blocks', () => {
    const doc = richTextSchema.parse({ type: 'doc', content: [paragraph('Eins'), { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Zwei')] }] }] })
    expect(plainText(doc)).toBe('Eins\nZwei')
  })
})

describe('counting changes', () => {
  const group = (id: string, text: string, children: Group[] = []): Group => ({
    id,
    type: 'hero',
    version: 1,
    status: 'published',
    disallowedLanguages: [],
    options: { a: 1, b: 2 },
    fields: { title: { content: { type: 'localizedSingleValue', data: { de: text } }, options: {}, visible: true } },
    children,
  })
  const content = (...groups: Group[]) => ({ disallowedLanguages: [], groups })

  test('nothing changed is zero, whatever the order of keys', () => {
    const reordered = { ...group('a', 'x'), options: { b: 2, a: 1 } }
    expect(countChanges(content(reordered), content(group('a', 'x')))).toEqual({ fields: 0, groups: 0, pages: 0 })
  })

  test('[E-151] texts, options, places, additions and removals', () => {
    const live = content(group('a', 'x'), group('b', 'y', [group('c', 'z')]))
    expect(countChanges(content(group('a', 'neu'), group('b', 'y', [group('c', 'z')])), live)).toEqual({ fields: 1, groups: 0, pages: 0 })
    expect(countChanges(content(group('b', 'y', [group('c', 'z')]), group('a', 'x')), live)).toEqual({ fields: 0, groups: 2, pages: 0 })
    expect(countChanges(content(group('a', 'x'), group('b', 'y')), live)).toEqual({ fields: 0, groups: 1, pages: 0 })
    expect(countChanges(content(group('n', 'neu'), group('a', 'x'), group('b', 'y', [group('c', 'z')])), live)).toEqual({ fields: 1, groups: 1, pages: 0 })
    expect(countChanges(live, null)).toEqual({ fields: 3, groups: 3, pages: 1 })
  })
})

describe('small things', () => {
  test('an id is 26 characters of 128 random bits', () => {
    expect(idFromBytes(new Uint8Array(16).fill(255))).toBe(`${'z'.repeat(25)}w`)
    expect(isId(idFromBytes(crypto.getRandomValues(new Uint8Array(16))))).toBe(true)
    expect(new Set(Array.from({ length: 1000 }, () => idFromBytes(crypto.getRandomValues(new Uint8Array(16))))).size).toBe(1000)
  })

  test('a picture gets no variant wider than itself, and is centred without a focal point', () => {
    expect(variantWidths({ width: 1200 })).toEqual([320, 640, 960, 1200])
    expect(variantWidths({ width: 200 })).toEqual([200])
    expect(variantWidths({ width: 1280 })).toEqual([320, 640, 960, 1280])
    expect(variantWidths({ width: 5000 })).toEqual([320, 640, 960, 1280, 1920, 2560])
    expect(variantWidths({ width: 2000 }), 'hardly wider than 1920').toEqual([320, 640, 960, 1280, 1920])
    expect([200, 1999, 2000, 2001, 5000].map((width) => isVariantWidth({ width: 2000 }, width))).toEqual([false, false, true, false, false])
    expect(isVariantWidth({ width: 5000 }, 5000)).toBe(false)
    expect([objectPosition({ focalPoint: null }), objectPosition({ focalPoint: { x: 0.1, y: 1 } })]).toEqual(['50% 50%', '10% 100%'])
  })
})
