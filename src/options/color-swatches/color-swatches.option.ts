import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const COLOR_SWATCHES_CHOICES = ['background', 'surface', 'primary', 'secondary', 'accent'] as const

export const colorSwatches = defineOption({
  kind: 'colorSwatches',
  label: 'colorSwatches',
  schema: z.enum(COLOR_SWATCHES_CHOICES),
  default: 'background',
  choices: COLOR_SWATCHES_CHOICES,
})
