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

/** As in the panel's own style: what is narrower shows nothing of the page beside it. */
const BESIDE = '(min-width: 768px)'

/** Where the page was before the panel moved it. */
let left: { top: number; section: SectionName } | null = null

/** E-022 holds the page still while the panel is open, so the panel brings into view what it is about. */
export function showOnPage(section: SectionName): void {
  const place = PLACES[section]
  if (!place || !matchMedia(BESIDE).matches) return
  left = { top: left?.top ?? scrollY, section }
  // At once: a long page on the way there would only be a blur.
  window.scrollTo({ top: place === 'start' ? 0 : document.documentElement.scrollHeight, behavior: 'instant' })
}

/** When what was shown last is folded again, or all of the panel is put away, the page is where its reader left it. */
export function showPageAgain(folded?: SectionName): void {
  if (!left || (folded !== undefined && folded !== left.section)) return
  window.scrollTo({ top: left.top, behavior: 'instant' })
  left = null
}
