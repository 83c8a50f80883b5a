import { Search, type SearchProps } from './Search.tsx'
import type { SearchFound } from './search-found.ts'

const PIECES = [
  { text: 'a', isHit: true },
  { text: 'b', isHit: false },
]
const FOUND: SearchFound = { term: 'a', problem: null, results: [{ id: '', href: '', title: PIECES, preview: PIECES }], total: 50, isMore: false, page: 2, pageCount: 3 }
const NOTHING: SearchFound = { ...FOUND, results: [], total: 0, page: 1, pageCount: 0 }
const PLACE = { locale: 'de', mode: 'live' } as const

/** All that an answer can look like, for a page that must have the styles of each before anybody has asked. */
export function SearchSamples(looks: Pick<SearchProps, 'texts' | 'menu' | 'titleTag'>) {
  return [FOUND, NOTHING].map((answer) => <Search key={answer.total} {...looks} answer={answer} isAsked place={PLACE} />)
}
