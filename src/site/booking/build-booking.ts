import { isAllowedBookingUrl } from '../../model/content/booking-link.ts'
import { hrefOf, type Link } from '../../model/content/link.ts'
import type { Locale } from '../../model/locales.ts'
import { bookingWidgetUrl, usesBookingWidget } from '../../model/site/booking-widget.ts'
import type { Settings } from '../../model/site/settings.ts'
import type { Site } from '../../model/site/site.ts'

export type BookingTarget = { kind: Link['type']; href: string; /** What stands below the kind's own words; a page's name stands alone. */ detail: string }

export type BookingView = {
  position: Settings['bookingButton']['position']
  color: Settings['bookingButton']['color']
  company: string
  widgetUrl: string | null
  /** For the widget the ways around it, by phone and mail; else one target is a link, several are a menu. */
  targets: readonly BookingTarget[]
}

export type BookingPage = { href: string; name: string }
type Input = {
  site: Pick<Site, 'host' | 'theme'>
  button: Settings['bookingButton']
  locale: Locale
  pageOf: (id: string) => BookingPage | undefined
  /** The site's own, for whoever cannot use the widget. */ contactEmail: string
  /** Where it has places, each one's number, for the same. */ places: readonly { name: string; phone: string }[]
}

/** Null where there is nothing to book with: a button that leads nowhere is not shown. */
export function buildBooking({ site, button, locale, pageOf, contactEmail, places }: Input): BookingView | null {
  const { active, position, color, externalCompany: company, shoreCompany } = button
  if (!active) return null
  const look = { position, color, company }
  const targetsOf = (from: typeof button) => linksOf(from).flatMap((link) => targetOf(link, site.host, pageOf) ?? [])
  if (usesBookingWidget(button)) {
    const own = targetsOf({ ...button, email: button.email || contactEmail }).filter(({ kind }) => kind === 'phone' || kind === 'email')
    const ways = own.some(({ kind }) => kind === 'phone') ? own : [...places.flatMap(phoneOf), ...own]
    return { ...look, widgetUrl: bookingWidgetUrl({ company: shoreCompany, locale, color: site.theme.colors.primary }), targets: ways }
  }
  const targets = targetsOf(button)
  return targets.length === 0 ? null : { ...look, widgetUrl: null, targets: targets.filter(({ href }, at) => targets.findIndex((other) => other.href === href) === at) }
}

function linksOf({ url, links, page, phone, email }: Settings['bookingButton']): Link[] {
  return [
    ...(url === '' ? [] : [{ type: 'url', url } as const]),
    ...links,
    ...(page === '' ? [] : [{ type: 'page', page: { id: page } } as const]),
    ...(/\d{3}/.test(phone.replaceAll(/\D/g, '')) ? [{ type: 'phone', phone: phone.trim() } as const] : []),
    ...(email === '' ? [] : [{ type: 'email', email } as const]),
  ]
}

function phoneOf({ name, phone }: Input['places'][number]): BookingTarget[] {
  const href = hrefOf({ type: 'phone', phone }, () => undefined)
  return phone === '' || href === undefined ? [] : [{ kind: 'phone', href, detail: `${name} ${phone}`.trim() }]
}

function targetOf(link: Link, ownHost: string, pageOf: Input['pageOf']): BookingTarget | null {
  const href = hrefOf(link, (id) => pageOf(id)?.href)
  if (href === undefined) return null
  switch (link.type) {
    case 'url':
      return isAllowedBookingUrl(link.url, { ownHosts: [ownHost] }) ? { kind: 'url', href, detail: new URL(href).hostname.replace(/^www\./, '') } : null
    case 'page':
      return { kind: 'page', href, detail: pageOf(link.page.id)?.name ?? '' }
    case 'phone':
      return { kind: 'phone', href, detail: link.phone }
    case 'email':
      return { kind: 'email', href, detail: link.email }
  }
}
