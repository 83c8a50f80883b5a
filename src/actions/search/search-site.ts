import { setImmediate as letOthers } from 'node:timers/promises'
import type { Locale } from '../../model/locales.ts'
import { buildPath, slugOrId, type PageMode } from '../../model/page/path.ts'
import { markHits, previewAround, type Piece, type Sought } from '../../model/search/preview.ts'
import { shownText } from '../../model/search/kept-text.ts'
import { isTolerated, meantWord } from '../../model/search/near-word.ts'
import { soughtIn } from '../../model/search/sought.ts'
import { foldWord, phoneWordsOf, termProblem, tidyTerm, umlautWordsOf, wordsAndPricesOf, wordsOf, type TermProblem } from '../../model/search/words.ts'
import { MOST_HITS, searchPages, wordsLike, type SearchHit, type SearchHits } from '../../store/search.ts'
import type { Context } from '../context.ts'

export const RESULTS_PER_PAGE = 20
const LAST_PAGE = MOST_HITS / RESULTS_PER_PAGE

export type SearchResult = { id: string; href: string; title: Piece[]; preview: Piece[] }

export type SearchAnswer = {
  term: string
  problem: TermProblem | null
  results: SearchResult[]
  total: number
  /** There are more than were counted. */
  isMore: boolean
  page: number
  pageCount: number
}

type Wanted = { term: string; page: number; locale: Locale; mode: PageMode; address: string }

const nothing = (term: string, problem: TermProblem | null): SearchAnswer => ({ term, problem, results: [], total: 0, isMore: false, page: 1, pageCount: 0 })

/** Published pages only, in edit mode too: the editor finds what visitors find, and stays in edit mode. */
export async function searchSite({ site, store, limits }: Context, { term: given, page: wantedPage, locale, mode, address }: Wanted): Promise<SearchAnswer> {
  const term = tidyTerm(given)
  const problem = termProblem(term)
  const words = wordsOf(term)
  if (problem !== null || words.length === 0) return nothing(term, problem)
  await limits.take('search', address)
  const ask = (page: number, asked: readonly string[]) =>
    store.readSite(site.id, (tx) => searchPages(tx, { locale, words: asked, limit: RESULTS_PER_PAGE, offset: (page - 1) * RESULTS_PER_PAGE }))
  const page = wantedPage >= 1 && wantedPage <= LAST_PAGE ? wantedPage : 1
  /** An address with a page that no longer exists still answers what was asked. */
  const answered = async (asked: readonly string[]) => {
    const found = await ask(page, asked)
    return found.hits.length > 0 || page === 1 ? answer({ term, page, locale, mode }, found) : answer({ term, page: 1, locale, mode }, await ask(1, asked))
  }
  const priced = wordsAndPricesOf(term)
  const exact = await answered(priced)
  if (exact.total > 0) return exact
  const loose = priced.join(' ') === words.join(' ') ? exact : await answered(words)
  if (loose.total > 0) return loose
  for (const otherwise of [phoneWordsOf(term), umlautWordsOf(words, locale)]) {
    const found = otherwise.length === 0 ? loose : await answered(otherwise)
    if (found.total > 0) return found
  }
  const meant = await meantWords({ site, store }, locale, words)
  return meant === null ? loose : answered(meant)
}

/** What was asked with one mistyped letter put right in each word that no page holds; null where there is nothing to put right. */
async function meantWords({ site, store }: Pick<Context, 'site' | 'store'>, locale: Locale, words: readonly string[]): Promise<string[] | null> {
  const asked = words.map(foldWord)
  const known = await store.readSite(site.id, (tx) => wordsLike(tx, { locale, words: asked.filter(isTolerated) }))
  const meant = asked.map((word) => meantWord(word, known))
  return meant.every((word) => word === null) ? null : meant.map((word, index) => word ?? words[index] ?? '')
}

async function answer({ term, page, locale, mode }: Omit<Wanted, 'address'>, { hits, total, asked }: SearchHits): Promise<SearchAnswer> {
  const counted = Math.min(total, MOST_HITS)
  const sought = soughtIn(asked, locale)
  const results: SearchResult[] = []
  for (const hit of hits) {
    // Long texts are read through for each of them: whoever only wants a kept page comes in between.
    await letOthers()
    results.push(present(hit, { locale, mode, sought }))
  }
  return {
    term,
    problem: null,
    results,
    total: counted,
    isMore: total > MOST_HITS,
    page,
    pageCount: Math.ceil(counted / RESULTS_PER_PAGE),
  }
}

function present({ id, title, body: kept, collection, slug }: SearchHit, { locale, mode, sought }: { locale: Locale; mode: PageMode; sought: Sought }): SearchResult {
  const body = shownText(kept)
  const last = slugOrId({ id, isPublished: true, slugs: slug === null ? {} : { [locale]: slug } }, locale)
  return { id, href: buildPath({ locale, mode, collection, slug: last }), title: markHits(title === '' ? firstWords(body) : title, sought), preview: previewAround(body, sought) }
}

function firstWords(body: string): string {
  return body.split(' ').slice(0, 6).join(' ')
}
