import { expect, test } from 'vitest'
import { de as texts } from '../../i18n/editor/de.ts'
import { de as words } from '../../i18n/editor/options/de.ts'
import { alignment } from '../../options/alignment/alignment.option.ts'
import { bookingLink } from '../../options/booking-link/booking-link.option.ts'
import type { OptionDefinition } from '../../options/define-option.ts'
import { link } from '../../options/link/link.option.ts'
import { location } from '../../options/location/location.option.ts'
import { mapRoute } from '../../options/map-route/map-route.option.ts'
import { poi } from '../../options/poi/poi.option.ts'
import { valueWords } from './value-words.ts'

const PAGE = { type: 'page', page: { id: 'a'.repeat(26) } }

test.each<[OptionDefinition, unknown, string]>([
  [alignment(), 'center', 'Mitte'],
  [location(), [], 'Keine Auswahl'],
  [location(), ['a'], '1 Standort'],
  [location(), ['a', 'b'], '2 Standorte'],
  [poi(), poi().default, '2 Orte'],
  [mapRoute(), null, 'Keine Auswahl'],
  [
    mapRoute(),
    [
      [8, 47],
      [9, 47],
      [9, 46],
    ],
    '3 Punkte',
  ],
  [bookingLink(), { type: 'etermin', url: 'https://termin.example.ch/x' }, 'termin.example.ch'],
  [link(), null, 'Keine Auswahl'],
  [link(), { type: 'email', email: 'a@example.ch' }, 'a@example.ch'],
  [link(), PAGE, '/de/team'],
])('%# what is chosen is told in a few words', (option, value, told) => {
  expect(valueWords(option, value, { texts, words, pageHref: () => '/de/edit/team' })).toBe(told)
})

test('a page that is gone leads nowhere', () => {
  expect(valueWords(link(), PAGE, { texts, words, pageHref: () => undefined })).toBe('Keine Auswahl')
})
