import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const COLUMN_WIDTH_CHOICES = ['equal', 'wideFirst', 'wideLast'] as const

export const columnWidth = defineOption({
  kind: 'columnWidth',
  label: 'columnWidth',
  schema: z.enum(COLUMN_WIDTH_CHOICES),
  default: 'equal',
  choices: COLUMN_WIDTH_CHOICES,
})
