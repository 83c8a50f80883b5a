import { createContext, useContext, type ReactNode } from 'react'
import type { FormTexts } from '../i18n/forms/de.ts'
import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { FormOutcome } from '../model/forms/form-outcome.ts'
import type { EditorLocale, Locale } from '../model/locales.ts'
import type { Media } from '../model/media.ts'
import type { PageMode } from '../model/page/path.ts'
import type { Group } from '../model/page/document.ts'
import type { SiteFeature } from '../model/site/site.ts'

/** Whose page it is, and where letters to them go. */
export type PageOwner = { name: string; email: string; editorLocale: EditorLocale }

/** What every piece on a page may know. Everything comes in as data, so that a page renders the same twice. */
export type PageContextValue = {
  pageId: string
  locale: Locale
  mode: PageMode
  features: readonly SiteFeature[]
  texts: VisitorTexts
  formTexts: FormTexts
  owner: PageOwner
  media: Readonly<Record<string, Media>>
  pageHref: (pageId: string) => string | undefined
  renderGroup: (group: Group) => ReactNode
  /** The group whose title is the page's one main heading. */
  firstGroupId: string | null
  /** The picture a visitor sees first: it loads at once and before the others. */
  firstPicture?: { groupId: string; slot: string } | null
  /** Set where the page answers a form that was sent without script. */
  form?: FormOutcome | null
  /** Live pages carry the script's address for the loader; edit pages attach behaviours themselves. */
  behaviourUrl: (name: string) => string | undefined
  islandUrl: (name: string) => string | undefined
  attachBehaviour?: (name: string, element: HTMLElement) => () => void
  /** Something to look at: in the catalogue, and while its editor's tools are out. Nothing on it may ask or change anything. */
  isSample?: boolean
}

export const PageContext = createContext<PageContextValue | null>(null)

/** Everything but the mode: a section that asked for it would have two looks to keep in step. */
export function usePage(): Omit<PageContextValue, 'mode'> {
  const value = useContext(PageContext)
  if (!value) throw new Error('A page piece was rendered outside its page')
  return value
}
