import { expect, test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { contactForm } from './contact-form.section.ts'

const TOPICS = [
  'glassDetermination',
  'healthCheck',
  'eyeAnalysis',
  'learnerPermitVisionTest',
  'newContactLensFitting',
  'contactLensCheck',
  'contactLensSubscription',
  'directFrequentLens',
  'glassesAdvice',
  'glassesService',
  'sunglassesAdvice',
  'myopiaManagement',
  'other',
]

test('[V-080] optional title and description, and one switch for each of the thirteen topics', () => {
  expect(TOPICS).toHaveLength(13)
  expectWaitingSection({ definition: contactForm, note: 'Das Formular ist zurzeit nicht verfügbar', slots: ['title', 'description'], options: TOPICS })
})

test('[V-080] all topics are on at first; for opticians only', () => {
  const topics = Object.entries(contactForm.options).filter(([key]) => TOPICS.includes(key))
  for (const [, option] of topics) expect(option).toMatchObject({ kind: 'checkbox', default: true })
  expect(topics).toHaveLength(13)
  expect(contactForm.opticiansOnly).toBe(true)
})
