import { fill } from '../../i18n/fill.ts'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import { searchPath } from '../../model/search/search-path.ts'
import type { Locale } from '../../model/locales.ts'
import { textsFor } from '../build-view.ts'
import { renderFramed, withLanguages, type FramedInput } from '../frame-page.tsx'
import { renderPage, type RenderInput } from '../render-page.tsx'
import { Search, type SearchProps } from './Search.tsx'
import { summaryOf } from './summary.ts'

export type SearchView = Pick<SearchProps, 'answer' | 'isAsked' | 'place'>

/** The built-in search page, in the site's own clothes. */
export function renderSearch(input: FramedInput, search: SearchView): { html: string } {
  const texts = textsFor(input.locale)
  return renderFramed({ ...input, languageHref: languageHref(search) }, titleOf(search, texts), (frame) => <Search {...search} texts={texts} menu={frame.menu} titleTag="h1" />)
}

/** The page that an editor made for the search: its sections, then the results. */
export function renderSearchOnPage(input: RenderInput, search: SearchView): { html: string } {
  const { texts } = input.view
  const view = { ...input.view, frame: withLanguages(input.view.frame, languageHref(search)) }
  const title = search.isAsked ? `${titleOf(search, texts)} – ${view.frame.siteName}` : input.head.title
  const head = { ...input.head, title, isIndexed: false }
  return renderPage({ ...input, view, head, after: <Search {...search} texts={texts} menu={view.frame.menu} titleTag="h2" /> })
}

/** The first thing that a screen reader says of a new page, so it says what was found. */
function titleOf({ answer, isAsked }: SearchView, texts: VisitorTexts): string {
  return isAsked && answer.problem === null ? fill('{summary} – {title}', { summary: summaryOf(answer, texts), title: texts.searchTitle }) : texts.searchTitle
}

function languageHref({ answer, place }: SearchView): (locale: Locale) => string {
  return (locale) => searchPath({ ...place, locale }, { term: answer.problem === 'long' ? '' : answer.term })
}
