import { z } from 'zod'
import { defineOption } from '../define-option.ts'

export const checkbox = defineOption({
  kind: 'checkbox',
  label: 'checkbox',
  schema: z.boolean(),
  default: false,
  choices: [true, false],
})
