import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const TEXT_POSITION_CHOICES = ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center-left', 'center-right'] as const

export const textPosition = defineOption({
  kind: 'textPosition',
  label: 'textPosition',
  schema: z.enum(TEXT_POSITION_CHOICES),
  default: 'center-left',
  choices: TEXT_POSITION_CHOICES,
})
