import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const GRID_LAYOUT_CHOICES = ['grid', 'masonry', 'split', 'carousel', 'avatar'] as const

export const gridLayout = defineOption({
  kind: 'gridLayout',
  label: 'gridLayout',
  schema: z.enum(GRID_LAYOUT_CHOICES),
  default: 'grid',
  choices: GRID_LAYOUT_CHOICES,
})
