import { renderToString } from 'react-dom/server'
import { fill } from '../../i18n/fill.ts'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import { LOCALES, type Locale } from '../../model/locales.ts'
import { searchPath } from '../../model/search/search-path.ts'
import { textsFor } from '../build-view.ts'
import { escapeXml } from '../escape-xml.ts'
import { renderFramed, withLanguages, type FramedInput } from '../frame-page.tsx'
import { renderPage, type RenderedPage, type RenderInput } from '../render-page.tsx'
import { Search, type SearchProps } from './Search.tsx'
import { SearchSamples } from './SearchSamples.tsx'
import { summaryOf } from './summary.ts'

export type SearchView = Pick<SearchProps, 'answer' | 'isAsked' | 'place'>

/** A page of results with holes for what depends on the question: drawn once, filled for everybody who asks. */
export type SearchShell = Pick<SearchProps, 'texts' | 'menu' | 'titleTag'> & {
  css: string
  /** What stands before, between and after the holes. */
  fixed: readonly string[]
  holes: readonly string[]
  /** What the window is called before anybody has asked, and what follows the number of results. */
  title: { resting: string; end: string }
}

const hole = (name: string) => `\u0001${name}\u0001`
const HOLE = /\u0001([a-z-]+)\u0001/
const [TITLE, RESULTS, RESULTS_END] = [hole('title'), hole('results'), hole('results-end')]
const languageHole = (locale: Locale) => `language-${locale}`
const languageHref = (locale: Locale) => hole(languageHole(locale))

/** The built-in search page, in the site's own clothes. */
export function drawSearchShell(input: FramedInput): SearchShell {
  const texts = textsFor(input.locale)
  const { frame, ...drawn } = renderFramed({ ...input, languageHref }, TITLE, ({ menu }) => withHole({ texts, menu, titleTag: 'h1' }))
  return { ...cut(drawn), texts, menu: frame.menu, titleTag: 'h1', title: { resting: texts.searchTitle, end: '' } }
}

/** The page that an editor made for the search: its sections, then the results. */
export function drawSearchShellOnPage(input: RenderInput): SearchShell {
  const { texts, frame } = input.view
  const view = { ...input.view, frame: withLanguages(frame, languageHref) }
  const head = { ...input.head, title: TITLE, isIndexed: false }
  const looks = { texts, menu: frame.menu, titleTag: 'h2' } as const
  const drawn = renderPage({ ...input, view, head, after: withHole(looks) })
  return { ...cut(drawn), ...looks, title: { resting: input.head.title, end: ` – ${frame.siteName}` } }
}

const withHole = (looks: Parameters<typeof SearchSamples>[0]) => (
  <>
    {RESULTS}
    <SearchSamples {...looks} />
    {RESULTS_END}
  </>
)

/** The samples have left their styles behind and go. */
function cut({ html, css }: RenderedPage): Pick<SearchShell, 'css' | 'fixed' | 'holes'> {
  const kept = html.slice(0, html.indexOf(RESULTS) + RESULTS.length) + html.slice(html.indexOf(RESULTS_END) + RESULTS_END.length)
  const pieces = kept.split(HOLE)
  return { css, fixed: pieces.filter((_, index) => index % 2 === 0), holes: pieces.filter((_, index) => index % 2 === 1) }
}

/** What goes into the holes, in their order. */
export function fillingOf({ holes, title, ...looks }: SearchShell, search: SearchView): string[] {
  const href = (locale: Locale) => searchPath({ ...search.place, locale }, { term: search.answer.problem === 'long' ? '' : search.answer.term })
  const filling = new Map([
    ['title', escapeXml(search.isAsked ? titleOf(search, looks.texts) + title.end : title.resting)],
    ['results', renderToString(<Search {...search} texts={looks.texts} menu={looks.menu} titleTag={looks.titleTag} />)],
    ...LOCALES.map((locale) => [languageHole(locale), escapeXml(href(locale))] as const),
  ])
  return holes.map((name) => filling.get(name) ?? '')
}

/** The first thing that a screen reader says of a new page, so it says what was found. */
function titleOf({ answer, isAsked }: SearchView, texts: VisitorTexts): string {
  return isAsked && answer.problem === null ? fill('{summary} – {title}', { summary: summaryOf(answer, texts), title: texts.searchTitle }) : texts.searchTitle
}
