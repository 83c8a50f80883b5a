import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { ACTIVE_COLLECTIONS } from '../../model/site/collection.ts'
import type { Navigation, NavigationEntry } from '../../model/site/navigation.ts'
import { folded } from '../names/folded.ts'
import { nameIn } from '../names/name-in.ts'

export type PageState = keyof PagesTexts['states']

export type ListedPage = { id: string; name: string; state: PageState; isHome: boolean; isProtected: boolean; collection: string | null }

/** The only page of a container is one line with it; `label` where the owner calls the line of the menu differently. */
type Alone = { containerId: string; label: string | null }

/** A page in the panel; `entry` where it stands in the menu. `page` is null where the menu names one that is gone. */
export type PageLine = { key: string; page: ListedPage | null; entry: NavigationEntry | null; alone: Alone | null }

export type ListedContainer = { id: string; name: string; isNamed: boolean; lines: readonly PageLine[] }
export type ListedCollection = { key: string; name: string; lines: readonly PageLine[] }

export type PageList = { containers: readonly ListedContainer[]; topLevel: readonly PageLine[]; collections: readonly ListedCollection[] }

type Source = {
  pages: ReadonlyMap<string, PageThing>
  navigation: Navigation
  /** Published pages whose draft differs. */
  changed: ReadonlySet<string>
  locale: Locale
  texts: Pick<PagesTexts, 'untitled' | 'collections' | 'container'>
}

function stateOf(page: PageThing, isChanged: boolean, locale: Locale): PageState {
  if (page.status === 'archived') return 'archived'
  if (page.status === 'markedForDeletion') return 'going'
  if (page.disallowedLanguages.includes(locale)) return 'hidden'
  if (!isVisibleToVisitors(page.status)) return 'draft'
  return isChanged ? 'changed' : 'published'
}

function listed(id: string, page: PageThing, { changed, locale, texts }: Source): ListedPage {
  const name = nameIn(page.meta.name, locale) ?? texts.untitled
  return { id, name, state: stateOf(page, changed.has(id), locale), isHome: page.role === 'home', isProtected: page.isProtected, collection: page.collection }
}

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)

export function collectionName(key: string, texts: Pick<PagesTexts, 'collections'>): string {
  const names: Readonly<Partial<Record<string, string>>> = texts.collections
  return names[key] ?? capital(key)
}

/** E-166: the menu's containers with their entries, pages of their own that are not in it, the home page first, and collections with their pages. */
export function pageList(source: Source): PageList {
  const { pages, navigation, locale, texts } = source
  const all = new Map([...pages].map(([id, page]) => [id, listed(id, page, source)]))
  const inMenu = new Set(navigation.flatMap(({ children }) => children.map(({ page }) => page)))
  const containers = navigation.map(({ id, label, children }) => {
    const own = nameIn(label, locale)
    const lines = children.map((entry): PageLine => {
      const page = all.get(entry.page) ?? null
      const called = label[locale]?.trim() ?? ''
      const alone = children.length === 1 ? { containerId: id, label: called === '' || called === page?.name ? null : called } : null
      return { key: entry.id, page, entry, alone }
    })
    return { id, name: own ?? lines.find(({ page }) => page)?.page?.name ?? texts.container.new, isNamed: own !== null, lines }
  })
  const byCollection = Map.groupBy(all.values(), ({ collection }) => collection)
  const lineOf = (page: ListedPage): PageLine => ({ key: page.id, page, entry: null, alone: null })
  const topLevel = (byCollection.get(null) ?? [])
    .filter(({ id }) => !inMenu.has(id))
    .toSorted((a, b) => Number(b.isHome) - Number(a.isHome))
    .map(lineOf)
  const keys = new Set([...ACTIVE_COLLECTIONS, ...byCollection.keys()])
  const collections = [...keys].flatMap((key) => (key === null ? [] : [{ key, name: collectionName(key, texts), lines: (byCollection.get(key) ?? []).map(lineOf) }]))
  return { containers, topLevel, collections: collections.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

/** Lines whose page holds the words; parts that have none are left out. */
export function matching(list: PageList, query: string): PageList {
  const words = folded(query)
  if (words === '') return list
  const kept = (lines: readonly PageLine[]) => lines.filter(({ page }) => page !== null && folded(page.name).includes(words))
  const filled = <Part extends { lines: readonly PageLine[] }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, lines: kept(part.lines) })).filter(({ lines }) => lines.length > 0)
  return { containers: filled(list.containers), topLevel: kept(list.topLevel), collections: filled(list.collections) }
}

const STATES: readonly PageState[] = ['published', 'changed', 'draft', 'hidden', 'archived', 'going']

/** What the signs in this list mean; of those that do not stand in it nobody has to read. */
export function statesOf({ containers, topLevel, collections }: PageList): PageState[] {
  const lines = [...containers.flatMap((each) => each.lines), ...topLevel, ...collections.flatMap((each) => each.lines)]
  const there = new Set(lines.map(({ page }) => page?.state))
  return STATES.filter((state) => there.has(state))
}

export const isEmptyList = ({ containers, topLevel, collections }: PageList): boolean => containers.length + topLevel.length + collections.length === 0
