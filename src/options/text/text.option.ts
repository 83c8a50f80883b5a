import { z } from 'zod'
import { defineOption } from '../define-option.ts'

/** A technical text such as an address or a name; words for visitors belong into slots. */
export const textOption = defineOption({
  kind: 'text',
  label: 'text',
  schema: z.string().trim().max(2000),
  default: '',
})
