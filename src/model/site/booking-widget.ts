import type { Settings } from './settings.ts'

type BookingButton = Settings['bookingButton']

/** The one foreign address that the widget may load; pages of sites that use it name it in their policy. */
export const BOOKING_WIDGET_ORIGIN = 'https://connect.shore.com'

export function usesBookingWidget({ active, useShoreBooking, shoreCompany }: BookingButton): boolean {
  return active && useShoreBooking && shoreCompany !== ''
}

export function bookingWidgetUrl({ company, locale, color }: { company: string; locale: string; color: string }): string {
  const query = new URLSearchParams({ locale, layout: 'nolayout', select_location: 'false', theme_color: color })
  return `${BOOKING_WIDGET_ORIGIN}/bookings/${encodeURIComponent(company)}/services?${query}`
}
