import type { Branch } from '../../model/business/branch.ts'
import type { Settings } from '../../model/site/settings.ts'

/** «3600 Thun» is typed in one field. */
const ZIP_AND_CITY = /^(?:CH-)?(\d{4})\s+(.+)$/

/** The place of a business that no lookup knows, as its settings tell it; null where they tell nothing of it. */
export function ownPlace({ footer, contact }: Pick<Settings, 'footer' | 'contact'>, siteName: string): Branch | null {
  const { street, city, phone, email, hours } = footer
  const isTold = [street, city, phone, email].some((words) => words !== '') || hours.periods.length + hours.special.length > 0
  if (!isTold) return null
  const [, zip = '', town = city] = ZIP_AND_CITY.exec(city) ?? []
  return { id: 'own', name: contact.companyName || siteName, url: null, street, streetNumber: '', zip, city: town, phone, email, hours }
}
