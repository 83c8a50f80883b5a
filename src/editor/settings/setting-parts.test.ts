import { describe, expect, test } from 'vitest'
import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { settingsSchema, type Settings } from '../../model/site/settings.ts'
import { changedPart, valueAt } from './change-setting.ts'
import { readTyped } from './read-typed.ts'
import { SETTING_FIELDS, type SettingField } from './setting-fields.ts'

const settings = settingsSchema.parse({})
const fields = Object.values(SETTING_FIELDS).flat()
const field = (name: string): SettingField => {
  const found = fields.find((each) => each.name === name)
  if (!found) throw new Error(`There is no setting ${name}`)
  return found
}

const leavesOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && path !== 'footer.hours'
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
    : [path]

test('[E-190] everything that the settings hold can be set in the panel, once', () => {
  const held = Object.entries(settings).flatMap(([part, value]) => leavesOf(value, part))
  const offered = fields.map(({ part, path }) => [part, ...path].join('.'))
  expect(offered.toSorted()).toEqual(held.toSorted())
})

test('every choice is one that the settings take, and has words', () => {
  for (const each of fields) {
    if (each.kind !== 'choice') continue
    const words: Record<string, string> = settingsTexts.de.choices[each.words]
    for (const choice of each.choices) {
      expect(changedPart(settings, each, choice), `${each.name} ${choice}`).not.toBeNull()
      expect(words[choice], `${each.name} ${choice}`).toBeTruthy()
    }
  }
})

describe('a change', () => {
  test('[E-192] triangle and bubble exclude each other', () => {
    const part = changedPart(settings, field('triangle'), true)
    const next: Settings = settingsSchema.parse({ ...settings, appearance: part })
    expect(changedPart(next, field('bubble'), true)).toMatchObject({ triangle: false, bubble: true })
    expect(changedPart(next, field('triangle'), false)).toMatchObject({ triangle: false, bubble: false })
  })

  test('leaves the rest of its part as it was', () => {
    const part = changedPart(settings, field('showTerms'), true)
    expect(part).toEqual({ ...settings.footer, links: { showTerms: true } })
    expect(valueAt(part, ['links', 'showTerms'])).toBe(true)
  })

  test.each([
    ['loginUrl', 'javascript:alert(1)'],
    ['contactEmail', 'info(at)beispiel'],
    ['googleTagManager', 'GTM'],
    ['gradientFrom', 'rot'],
    ['shoreCompany', 'meine firma'],
    ['street', 'x'.repeat(201)],
    ['headerLogoSize', 'huge'],
  ])('%s does not take %s', (name, value) => expect(changedPart(settings, field(name), value)).toBeNull())
})

describe('what is typed', () => {
  test.each<[Parameters<typeof readTyped>[0]['kind'], string, string | null]>([
    ['url', 'www.instagram.com/seeblick', 'https://www.instagram.com/seeblick'],
    ['url', 'Instagram', null],
    ['url', 'javascript:alert(1)', null],
    ['email', ' info@seeblick.ch ', 'info@seeblick.ch'],
    ['email', 'info@', null],
    ['phone', '055 123 45 67', '055 123 45 67'],
    ['phone', '055 / 123.45.67', '055 123 45 67'],
    ['phone', 'ruf an', null],
    ['booking', 'etermin.net/optik', 'https://etermin.net/optik'],
    ['booking', 'http://etermin.net/optik', null],
    ['booking', 'https://www.seeblick.ch/termin', null],
    ['booking', 'https://google.com/calendar', null],
    ['text', ' Seestrasse 1 ', 'Seestrasse 1'],
    ['code', ' GTM-ABC1234 ', 'GTM-ABC1234'],
  ])('%s: %j is read as %j', (kind, typed, expected) => expect(readTyped({ kind }, typed, ['seeblick.ch'])).toBe(expected))

  test.each(['url', 'email', 'phone', 'booking', 'text', 'code'] as const)('nothing is an answer: %s', (kind) => expect(readTyped({ kind }, '  ')).toBe(''))
})
