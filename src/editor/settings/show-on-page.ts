import type { SectionName } from './setting-fields.ts'

const PLACES: Readonly<Partial<Record<SectionName, 'start' | 'end'>>> = {
  header: 'start',
  logo: 'start',
  footer: 'end',
  hours: 'end',
  socialAccounts: 'end',
  accounts: 'end',
  contact: 'end',
}

/** E-022 holds the page still while the panel is open, so the panel brings into view what it is about. */
export function showOnPage(section: SectionName): void {
  const place = PLACES[section]
  if (!place) return
  // At once: a long page on the way there would only be a blur.
  window.scrollTo({ top: place === 'start' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' })
}
