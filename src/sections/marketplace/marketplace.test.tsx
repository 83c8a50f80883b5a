import { test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { marketplace } from './marketplace.section.ts'

test('[V-058] an optional title and no picture; without data it says that there is nothing yet', () => {
  expectWaitingSection({ definition: marketplace, note: 'Zurzeit sind keine Angebote vorhanden' })
})
