import { checkbox } from '../../options/checkbox/checkbox.option.ts'
import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { defineSection, text } from '../define-section.ts'
import { draw } from '../sketch.ts'

export const aspectSponsorForm = defineSection({
  type: 'aspectSponsorForm',
  category: 'team',
  label: 'aspectSponsorForm',
  samples: 'form',
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
  form: 'sponsor',
  filledBy: 'itself',
  fedBy: { source: 'form', isThere: () => true },
  sketch: [draw.title(16, 6, 44), ...draw.repeat(3, { y: 13 }, [draw.panel(16, 18, 9, 9), draw.text(31, 20, 60)]), draw.button(16, 58, 30)],
})
