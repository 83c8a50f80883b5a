import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const SCORE_OPTIONS_CHOICES = ['card', 'table'] as const

export const scoreOptions = defineOption({
  kind: 'scoreOptions',
  label: 'scoreOptions',
  schema: z.enum(SCORE_OPTIONS_CHOICES),
  default: 'card',
  choices: SCORE_OPTIONS_CHOICES,
})
