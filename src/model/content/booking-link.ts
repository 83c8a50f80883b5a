import { z } from 'zod'
import type { SiteFacts } from '../site-facts.ts'
import { isSafeHref } from './link.ts'

export const BOOKING_LINK_TYPES = ['etermin', 'healthOptics', 'iframe'] as const
export type BookingLinkType = (typeof BOOKING_LINK_TYPES)[number]

/** Pages that refuse to be framed, or that nobody books with. Their subdomains count too. */
export const BLOCKED_BOOKING_HOSTS: readonly string[] = ['google.com', 'google.ch', 'facebook.com', 'instagram.com', 'linkedin.com', 'x.com', 'youtube.com']

export type BookingUrlRules = { ownHosts?: readonly string[]; blockedHosts?: readonly string[] }

const LOCAL_NAMES = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'test', 'home.arpa']
const isUnder = (host: string, parents: readonly string[]) => parents.some((parent) => host === parent || host.endsWith(`.${parent}`))

/**
 * A frame of this address gets scripts and an origin of its own: an own or private host would hand it the site or the
 * visitor's network. The parser has already turned 0x7f.1 or 2130706433 into 127.0.0.1; no booking page lives at a bare number.
 */
export function isAllowedBookingUrl(value: string, { ownHosts = [], blockedHosts = BLOCKED_BOOKING_HOSTS }: BookingUrlRules = {}): boolean {
  if (!isSafeHref(value) || value.startsWith('/')) return false
  const url = URL.parse(value)
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  const host = url.hostname.toLowerCase().replace(/\.$/, '')
  const isNumber = host.startsWith('[') || /^[\d.]+$/.test(host)
  const isName = host.includes('.') && !isNumber
  return isName && !isUnder(host, LOCAL_NAMES) && !isUnder(host, ownHosts) && !isUnder(host, blockedHosts)
}

export const bookingLinkSchema = z.strictObject({
  type: z.enum(BOOKING_LINK_TYPES),
  url: z
    .string()
    .trim()
    .max(2000)
    .refine((value) => isAllowedBookingUrl(value))
    .transform((value) => URL.parse(value)?.href ?? '')
    // Written out, letters such as "ä" take six characters.
    .pipe(z.string().max(2000)),
})

export type BookingLink = z.infer<typeof bookingLinkSchema>

export function bookingTypesFor({ isOptician }: Pick<SiteFacts, 'isOptician'>): readonly BookingLinkType[] {
  return isOptician ? BOOKING_LINK_TYPES : BOOKING_LINK_TYPES.filter((type) => type !== 'healthOptics')
}

/** What the address alone cannot tell: whether it leads back to the site itself, and whether this kind of booking is for its trade. */
export function isBookingLinkFor({ type, url }: BookingLink, site: SiteFacts): boolean {
  return bookingTypesFor(site).includes(type) && isAllowedBookingUrl(url, { ownHosts: site.hosts })
}
