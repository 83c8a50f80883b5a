import { z } from 'zod'
import { webAddressSchema } from '../../model/content/link.ts'
import { defineOption } from '../define-option.ts'

/** A text that becomes a link is checked like one. */
export const webAddress = defineOption({
  kind: 'text',
  label: 'text',
  schema: z.union([z.literal(''), webAddressSchema]),
  default: '',
  inputKind: 'url',
})
