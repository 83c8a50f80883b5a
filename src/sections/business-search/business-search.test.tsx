import { test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { businessSearch } from './business-search.section.ts'

test('[V-057] an optional title and no picture; without data it says that there is nothing yet', () => {
  expectWaitingSection({ definition: businessSearch, note: 'Noch keine Mitglieder eingetragen' })
})
