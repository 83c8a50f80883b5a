import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const COLUMN_LAYOUT_CHOICES = [3, 4, 5] as const

export const columnLayout = defineOption({
  kind: 'columnLayout',
  label: 'columnLayout',
  schema: z.literal(COLUMN_LAYOUT_CHOICES),
  default: 3,
  choices: COLUMN_LAYOUT_CHOICES,
})
