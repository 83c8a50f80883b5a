import { expect, test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { aspectSponsorForm } from './aspect-sponsor-form.section.ts'

const FLAGS = ['bookedHauptsponsor', 'bookedStandprasenz6m', 'bookedStandprasenz9m', 'bookedStehlunch', 'bookedNachmittagpause', 'bookedVormittagspause', 'bookedStehlunch2']

test('[V-079] optional title and description, one booked flag for each of the seven packages, and booking closed', () => {
  expect(FLAGS).toHaveLength(7)
  expectWaitingSection({ definition: aspectSponsorForm, note: 'Das Formular ist zurzeit nicht verfügbar', slots: ['title', 'description'], options: [...FLAGS, 'bookingClosed'] })
  for (const [key, option] of Object.entries(aspectSponsorForm.options)) if (key.startsWith('book')) expect(option).toMatchObject({ kind: 'checkbox', default: false })
})

test('[V-079] a closed booking says so', () => {
  const html = renderSection({ type: 'aspectSponsorForm', options: { bookingClosed: true } })
  expect(html).toContain('Buchung geschlossen')
  expect(html).not.toContain('Das Formular ist zurzeit nicht verfügbar')
})
