import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'

export const aspectSponsorForm = defineSection({
  type: 'aspectSponsorForm',
  category: 'various',
  label: 'aspectSponsorForm',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    bookedHauptsponsor: checkbox({ label: 'bookedHauptsponsor' }),
    bookedStandprasenz6m: checkbox({ label: 'bookedStandprasenz6m' }),
    bookedStandprasenz9m: checkbox({ label: 'bookedStandprasenz9m' }),
    bookedStehlunch: checkbox({ label: 'bookedStehlunch' }),
    bookedNachmittagpause: checkbox({ label: 'bookedNachmittagpause' }),
    bookedVormittagspause: checkbox({ label: 'bookedVormittagspause' }),
    bookedStehlunch2: checkbox({ label: 'bookedStehlunch2' }),
    bookingClosed: checkbox({ label: 'bookingClosed' }),
    color: colorSwatches(),
  },
  feature: 'sponsoring',
})
