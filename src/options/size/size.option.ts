import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const SIZE_CHOICES = ['small', 'medium', 'large'] as const

export const size = defineOption({
  kind: 'size',
  label: 'size',
  schema: z.enum(SIZE_CHOICES),
  default: 'medium',
  choices: SIZE_CHOICES,
})
