import { assertMay } from '../../model/access.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageHead } from '../../model/page/document.ts'
import { countStates, type StateCounts, type TextState } from '../../model/translation/text-state.ts'
import { readNavigation } from '../../store/navigation.ts'
import { listPages } from '../../store/pages.ts'
import type { Context } from '../context.ts'
import { wordsOfPage } from './page-words.ts'
import { textsOfPage } from './page-texts.ts'

/** One line of the board: a page, and how far it is in each language. A language in which it is not shown is not in it. */
export type BoardPage = Pick<PageHead, 'id' | 'collection' | 'status'> & { name: PageHead['meta']['name']; counts: Partial<Record<Locale, StateCounts>> }
export type Board = { pages: BoardPage[]; locales: readonly Locale[]; main: Locale; isConnected: boolean }

/** All pages with all languages: what is missing, outdated, not read yet, or done. */
export async function translationBoard({ site, actor, store, translator }: Context): Promise<Board> {
  assertMay(actor, 'read', site.id)
  const [main = 'de'] = site.locales
  const pages = await store.readSite(site.id, async (tx) => {
    const found: BoardPage[] = []
    const navigation = await readNavigation(tx)
    for (const page of await listPages(tx)) {
      const texts = [...(await textsOfPage(tx, page, site.locales)), ...(await wordsOfPage(tx, page, site.locales, navigation))]
      const states = (locale: Locale): TextState[] => texts.flatMap(({ languages }) => languages.flatMap((each) => (each.locale === locale ? [each.state] : [])))
      const open = site.locales.filter((locale) => !page.disallowedLanguages.includes(locale))
      const counts = Object.fromEntries(open.map((locale) => [locale, countStates(states(locale))]))
      found.push({ id: page.id, collection: page.collection, status: page.status, name: page.meta.name, counts })
    }
    return found
  })
  return { pages, locales: site.locales, main, isConnected: translator !== null }
}
