import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const SHIFTED_ALIGNMENT_CHOICES = ['default', 'mediaAboveText', 'textAboveMedia'] as const

export const shiftedAlignment = defineOption({
  kind: 'shiftedAlignment',
  label: 'shiftedAlignment',
  schema: z.enum(SHIFTED_ALIGNMENT_CHOICES),
  default: 'default',
  choices: SHIFTED_ALIGNMENT_CHOICES,
})
