import { expect, test } from 'vitest'
import { withoutSection } from './receipt.ts'

test('a section is not named again below its own heading, and no word that begins like it is cut', () => {
  expect(withoutSection('Titel · Team', 'Team')).toBe('Titel')
  expect(withoutSection('Beschreibung · Teammitglied «Claudia Wyss»', 'Team')).toBe('Beschreibung · Teammitglied «Claudia Wyss»')
})
