import { fill } from '../../i18n/fill.ts'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import type { SearchFound } from './search-found.ts'

/** What was found, in one sentence. */
export function summaryOf({ problem, term, total, isMore }: SearchFound, texts: VisitorTexts): string {
  if (problem !== null) return problem === 'short' ? texts.searchTooShort : texts.searchTooLong
  if (total === 0) return fill(texts.searchNothing, { term })
  return fill(isMore ? texts.searchCountMore : texts.searchCount, { count: total, term })
}
