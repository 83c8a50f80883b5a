import { isAllowedBookingUrl } from '../../model/content/booking-link.ts'
import { asTyped, understandAs, type TypedLinkType } from '../links/understand-link.ts'
import type { TypedField } from './setting-fields.ts'

const READ_AS: Partial<Record<TypedField['kind'], TypedLinkType>> = { email: 'email', phone: 'phone', url: 'url', booking: 'url' }

/** What somebody meant by what was typed; null where it cannot be that. Empty is always an answer: there is none. */
export function readTyped({ kind }: Pick<TypedField, 'kind'>, typed: string, ownHosts: readonly string[] = []): string | null {
  const text = typed.trim()
  const type = READ_AS[kind]
  if (text === '' || type === undefined) return text
  const { link } = understandAs(type, text)
  if (!link) return null
  const read = asTyped(link)
  return kind === 'booking' && !isAllowedBookingUrl(read, { ownHosts }) ? null : read
}
