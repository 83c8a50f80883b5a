import { buildPath, type PageAddress } from '../page/path.ts'

export const SEARCH_PARAMETER = 'search'
export const PAGE_PARAMETER = 'page'

type Asked = { term?: string; page?: number }

/** The address of the search, with the term and, after the first, the page of its results. */
export function searchPath({ locale, mode }: Pick<PageAddress, 'locale' | 'mode'>, { term = '', page = 1 }: Asked = {}): string {
  const path = buildPath({ locale, mode, collection: null, slug: 'search' }, { search: term })
  return page > 1 ? `${path}&${PAGE_PARAMETER}=${page}` : path
}
