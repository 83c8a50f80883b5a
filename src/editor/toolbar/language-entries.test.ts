import { expect, test } from 'vitest'
import { languageEntries } from './language-entries.ts'

test('[E-016] leads to the same page in the other language, with the toolbar on', () => {
  expect(languageEntries(['de', 'en'], { de: '/de/edit/team', en: '/en/edit/our-team' })).toEqual([
    { locale: 'de', href: '/de/edit/team?toolbar=1' },
    { locale: 'en', href: '/en/edit/our-team?toolbar=1' },
  ])
})

test('[E-017] a language without slug or id is not offered', () => {
  expect(languageEntries(['de', 'en'], { de: '/de/edit' })).toEqual([{ locale: 'de', href: '/de/edit?toolbar=1' }])
})
