import { pageTag, siteTag, wholeSiteTag } from '../../model/cache-tags.ts'
import { countFindablePages, findablePages, type FindablePage } from '../../store/findable-pages.ts'
import { readLanguages } from '../../store/read-languages.ts'
import type { Context } from '../context.ts'

/** Far below what the protocol allows (50,000 addresses, 50 MB), so that a part with ten languages still fits into memory many times. */
const ADDRESSES_PER_PART = 5000

export type FindablePart = { pages: FindablePage[]; parts: number; tags: string[] }

/** What search engines may know of the site, part by part; it is forgotten when one of the pages in it is published anew. */
export async function listFindablePages({ site, store }: Context, part: number): Promise<FindablePart> {
  const limit = Math.floor(ADDRESSES_PER_PART / site.locales.length)
  return store.readSite(site.id, async (tx) => {
    const [pages, total] = await Promise.all([findablePages(tx, { offset: (part - 1) * limit, limit }), countFindablePages(tx)])
    const languages = await readLanguages(
      tx,
      pages.map(({ id }) => id),
      site.locales,
    )
    const tags = [wholeSiteTag(site.id), siteTag(site.id, 'pages'), siteTag(site.id, 'pageStatus'), siteTag(site.id, 'appMetadata'), ...pages.map(({ id }) => pageTag(site.id, id))]
    return { pages: pages.map((page) => withoutUnread(page, languages.get(page.id), site.locales)), parts: Math.max(1, Math.ceil(total / limit)), tags }
  })
}

/** Nobody is sent to a page in a language that it says nothing in. */
function withoutUnread(page: FindablePage, read: readonly string[] | undefined, locales: readonly string[]): FindablePage {
  if (read === undefined || !locales.some((locale) => read.includes(locale))) return page
  return { ...page, disallowedLanguages: [...page.disallowedLanguages, ...locales.filter((locale) => !read.includes(locale))] }
}
