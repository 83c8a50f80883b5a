import { expect, test } from 'vitest'
import { errorText, waitInWords } from './error-text.ts'
import { errorTexts } from './texts.ts'

const LANGUAGES = ['de', 'fr', 'it', 'rm', 'en', 'sq', 'sr', 'hr', 'es', 'pt'] as const

test('a refusal that ends by itself says when, in every language', () => {
  expect(errorText('de', 'tooManyRequests', 720)).toBe('Zu viele Versuche. Bitte versuchen Sie es in 12 Minuten noch einmal.')
  expect(errorText('fr', 'tooManyRequests', 61)).toBe('Trop de tentatives. Veuillez réessayer dans 2 minutes.')
  for (const language of LANGUAGES) {
    const text = errorText(language, 'tooManyRequests', 720)
    expect(text, language).toMatch(/12/)
    expect(text, language).toMatch(/minut/i)
    expect(text, language).not.toContain('{')
  }
  expect(errorText('de', 'tooManyRequests')).toBe(errorTexts.de.tooManyRequests)
  expect(errorText('de', 'unavailable', 2)).toBe(errorTexts.de.unavailable)
})

test('seconds, minutes and hours, rounded up', () => {
  expect([0, 45, 60, 3600, 5400, 5401].map((seconds) => waitInWords('de', seconds))).toEqual([
    'in 1 Sekunde',
    'in 45 Sekunden',
    'in 1 Minute',
    'in 60 Minuten',
    'in 90 Minuten',
    'in 2 Stunden',
  ])
})
