import { createContext, useContext, type ReactNode } from 'react'
import type { FormTexts } from '../i18n/forms/de.ts'
import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { FormOutcome } from '../model/forms/form-outcome.ts'
import type { EditorLocale, Locale } from '../model/locales.ts'
import type { PageMode } from '../model/page/path.ts'
import type { Group } from '../model/page/document.ts'
import type { SiteFeature } from '../model/site/site.ts'
import type { FactStore } from './page-facts.ts'

/** Whose page it is, and where letters to them go. */
export type PageOwner = {
  name: string
  email: string
  editorLocale: EditorLocale
  /** The site's first: what is stored in one language only, such as a job or a review, is written in it. */ locale: Locale
}

/**
 * What every piece on a page may know and what never changes while the page is open: a new value here redraws the whole page.
 * What can change is a fact, and is asked for with the hooks of `page-facts.ts`.
 */
export type PageContextValue = {
  pageId: string
  locale: Locale
  mode: PageMode
  features: readonly SiteFeature[]
  texts: VisitorTexts
  formTexts: FormTexts
  owner: PageOwner
  facts: FactStore
  renderGroup: (group: Group) => ReactNode
  /** Set where the page answers a form that was sent without script. */
  form?: FormOutcome | null
  /** Live pages carry the script's address for the loader; edit pages attach behaviours themselves. */
  behaviourUrl: (name: string) => string | undefined
  islandUrl: (name: string) => string | undefined
  attachBehaviour?: (name: string, element: HTMLElement) => () => void
}

export const PageContext = createContext<PageContextValue | null>(null)

/** Everything but the mode: a section that asked for it would have two looks to keep in step. */
export function usePage(): Omit<PageContextValue, 'mode'> {
  const value = useContext(PageContext)
  if (!value) throw new Error('A page piece was rendered outside its page')
  return value
}
