import { test } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { jobs } from './jobs.section.ts'

test('[V-059] an optional title and no picture; without data it says that there is nothing yet', () => {
  expectWaitingSection({ definition: jobs, note: 'Zurzeit sind keine Stellen ausgeschrieben' })
})
