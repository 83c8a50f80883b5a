import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settingsSchema } from '../../model/site/settings.ts'
import type { Frame, MenuLink } from '../page-view.ts'
import { expectedRoom, ROOM_STEPS } from './expected-room.ts'
import { widthNeeded } from './row-width.ts'

const link = (label: string): MenuLink => ({ id: label, label, href: '/', isCurrent: false, isButton: false })
const frame = (labels: readonly string[], header: object = {}): Frame => ({
  siteName: 'Haus am Hang',
  logo: null,
  owner: { name: 'Haus am Hang', email: '', editorLocale: 'de', locale: 'de' },
  homeHref: '/de',
  searchHref: '/de/search',
  menu: labels.map(link),
  languages: [],
  legal: [],
  loginHref: null,
  profileHref: null,
  contactHref: '/de/~contact',
  footer: { company: '', places: [], hours: null, accounts: [], seal: null },
  booking: null,
  overlay: null,
  consent: null,
  settings: settingsSchema.parse({ header }),
})
const words = { login: 'Anmelden', profile: 'Profil' }

test('[V-184] more words expect more room, and too many for any screen never get a row', () => {
  const few = expectedRoom(frame(['Team', 'Kontakt']), words)
  const many = expectedRoom(frame(Array.from({ length: 8 }, () => 'Dienstleistungen')), words)
  expect(few).toBe(ROOM_STEPS[0])
  expect(many).toBeGreaterThan(90)
  expect(expectedRoom(frame(['Team', 'Kontakt', 'Werkstatt', 'Filialen', 'Leistungen'], { upperCase: true }), words)).toBeGreaterThan(Number(few))
  expect(expectedRoom(frame(Array.from({ length: 20 }, () => 'Dienstleistungen')), words)).toBe('never')
})

test('a centred logo needs the wider side twice', () => {
  const parts = { gap: 10, logo: 100, items: 300, tools: 50 }
  expect(widthNeeded({ ...parts, isCentred: false })).toBe(470)
  expect(widthNeeded({ ...parts, isCentred: true })).toBe(720)
})

test('the style sheet knows every step', () => {
  const css = readFileSync(new URL('Header.module.css', import.meta.url), 'utf8')
  for (const step of ROOM_STEPS) expect(css).toMatch(new RegExp(`data-room='${step}'\\] \\{\\s*--room: ${step}rem;`))
})

test('a picture takes the room that it will have, whatever the site is called', () => {
  const picture = { src: '', srcSet: null, width: 208, height: 52, isAlternative: false }
  const labels = ['Team', 'Kontakt', 'Werkstatt', 'Filialen']
  const withLogo = (width: number): Frame => ({ ...frame(labels), logo: { header: { ...picture, width }, lostOver: [], over: null, footer: picture, isFooterPlated: false } })
  expect(Number(expectedRoom(withLogo(480), words))).toBeGreaterThan(Number(expectedRoom(withLogo(32), words)))
  expect(expectedRoom({ ...withLogo(32), siteName: 'Haus am Hang '.repeat(9) }, words)).toBe(expectedRoom(withLogo(32), words))
})
