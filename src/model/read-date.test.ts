import { describe, expect, test } from 'vitest'
import { LOCALES } from './locales.ts'
import { readDate } from './read-date.ts'

describe('a date as an editor writes it', () => {
  test('words, figures and ISO', () => {
    expect(readDate('2. November 2026', 'de')).toBe('2026-11-02')
    expect(readDate('Montag, 2. Nov. 2026', 'de')).toBe('2026-11-02')
    expect(readDate('1er septembre 2026', 'fr')).toBe('2026-09-01')
    expect(readDate('8 juin 2026', 'fr')).toBe('2026-06-08')
    expect(readDate('8 juillet 2026', 'fr')).toBe('2026-07-08')
    expect(readDate('3.5.2026', 'de')).toBe('2026-05-03')
    expect(readDate('seit 2026-05-03', 'en')).toBe('2026-05-03')
    expect(readDate('5 de maio de 2026', 'pt')).toBe('2026-05-05')
  })

  test.each(LOCALES)('%s: every month as the language itself writes it', (locale) => {
    const written = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-15`
      expect(readDate(written.format(new Date(date)), locale)).toBe(date)
    }
  })

  test('what is no date stays none', () => {
    for (const text of ['', 'Neu', '31. Februar 2026', '45.13.2026', 'Freitag', '2 Dinge 2026']) expect(readDate(text, 'de'), text).toBeNull()
  })
})
