import { linkSchema, type Link } from '../../model/content/link.ts'
import { defineOption } from '../define-option.ts'

export const link = defineOption<Link | null>({
  kind: 'link',
  label: 'link',
  schema: linkSchema.nullable(),
  default: null,
})
