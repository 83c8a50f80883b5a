import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const TEXT_SIZE_CHOICES = ['small', 'medium', 'large'] as const

export const textSize = defineOption({
  kind: 'textSize',
  label: 'textSize',
  schema: z.enum(TEXT_SIZE_CHOICES),
  default: 'medium',
  choices: TEXT_SIZE_CHOICES,
})
