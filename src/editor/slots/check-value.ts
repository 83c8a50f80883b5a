import { z } from 'zod'
import { webAddressSchema } from '../../model/content/link.ts'

export type ValueKind = 'number' | 'email' | 'url' | 'phone'

const emailSchema = z.email().max(254)

/** As people write amounts here: 120, 4.50, 1’200, also with the currency in front. */
const NUMBER = /^(CHF\s*)?-?\d+(['’]\d{3})*([.,]\d+)?$/i
const PHONE = /^\+?\d+$/

/** E-103 to E-105. An emptied value is no mistake: then there is none. */
export function isValidValue(kind: ValueKind, text: string | null): boolean {
  const value = text?.trim() ?? ''
  if (value === '') return true
  switch (kind) {
    case 'number':
      return NUMBER.test(value)
    case 'email':
      return emailSchema.safeParse(value).success
    case 'url':
      return webAddressSchema.safeParse(value).success
    case 'phone':
      return PHONE.test(value.replace(/\s/g, ''))
  }
}
