import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const OBJECT_FIT_CHOICES = ['cover', 'contain'] as const

export const objectFit = defineOption({
  kind: 'objectFit',
  label: 'objectFit',
  schema: z.enum(OBJECT_FIT_CHOICES),
  default: 'cover',
  choices: OBJECT_FIT_CHOICES,
})
