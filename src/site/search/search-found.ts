import type { Piece } from '../../model/search/preview.ts'
import type { TermProblem } from '../../model/search/words.ts'

export type SearchFound = {
  term: string
  problem: TermProblem | null
  results: readonly { id: string; href: string; title: readonly Piece[]; preview: readonly Piece[] }[]
  total: number
  isMore: boolean
  page: number
  pageCount: number
}
