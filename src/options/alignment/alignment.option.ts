import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const ALIGNMENT_CHOICES = ['left', 'center', 'right'] as const

export const alignment = defineOption({
  kind: 'alignment',
  label: 'alignment',
  schema: z.enum(ALIGNMENT_CHOICES),
  default: 'left',
  choices: ALIGNMENT_CHOICES,
})
