import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const VERTICAL_ALIGNMENT_CHOICES = ['top', 'center', 'bottom'] as const

export const verticalAlignment = defineOption({
  kind: 'verticalAlignment',
  label: 'verticalAlignment',
  schema: z.enum(VERTICAL_ALIGNMENT_CHOICES),
  default: 'center',
  choices: VERTICAL_ALIGNMENT_CHOICES,
})
