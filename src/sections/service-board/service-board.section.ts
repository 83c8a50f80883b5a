import { colorSwatches } from '../../options/color-swatches/color-swatches.option.ts'
import { columnLayout } from '../../options/column-layout/column-layout.option.ts'
import { action, defineSection, text, value } from '../define-section.ts'

export const serviceBoard = defineSection({
  type: 'serviceBoard',
  category: 'content',
  label: 'serviceBoard',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
  },
  options: {
    columns: columnLayout(),
    color: colorSwatches(),
  },
  card: 'serviceCard',
})

export const serviceCard = defineSection({
  type: 'serviceCard',
  category: 'card',
  label: 'serviceCard',
  slots: {
    title: text({ optional: true }),
    description: text({ optional: true }),
    duration: text({ optional: true }),
    cost: value({ optional: true }),
    button: action({ optional: true }),
  },
  options: {},
})
