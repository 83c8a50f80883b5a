import type { LinkTexts } from '../../i18n/editor/links/de.ts'
import type { Locale } from '../../model/locales.ts'
import type { ItemStatus } from '../../model/page/status.ts'

type Named = Partial<Record<Locale, string>>
export type ListedPage = { id: string; collection: string | null; role: string | null; status: ItemStatus; slugs: Named; name: Named }
export type Container = { id: string; label: Named; children: readonly { page: string }[] }
export type SiteMap = { pages: readonly ListedPage[]; navigation: readonly Container[] }

/** `called`: what the page is known as besides its name; `words`: all it can be found by. */
export type PickerPage = { id: string; collection: string | null; name: string; called: string | null; words: string; state: string | null }
export type PickerSection = { id: string; name: string; pages: readonly PickerPage[] }
export type PickerPart = { name: string; sections: readonly PickerSection[] }

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()

const capital = (key: string) => key.charAt(0).toUpperCase() + key.slice(1)

/** In the language of the page on screen, else in any that it has. */
function nameIn(names: Named, locale: Locale, untitled: string): string {
  return [names[locale], ...Object.values(names)].find((name) => name !== undefined && name.trim() !== '') ?? untitled
}

/** The pages of a site in three parts: the menu's containers, pages of their own, collections. A part that has nothing is left out. */
export function pickerParts({ pages, navigation }: SiteMap, locale: Locale, texts: LinkTexts['pages']): PickerPart[] {
  const states: Partial<Record<ItemStatus, string>> = texts.states
  const names: Partial<Record<string, string>> = texts.names
  const roles: Partial<Record<string, string>> = texts.roles
  const shown = pages.map(({ id, collection, role, status, slugs, name }): PickerPage => {
    const own = nameIn(name, locale, texts.untitled)
    const called = roles[role ?? ''] ?? null
    const menus = navigation.filter(({ children }) => children.some(({ page }) => page === id)).flatMap(({ label }) => Object.values(label))
    const words = folded([...Object.values(name), ...Object.values(slugs), ...menus, called ?? ''].join('\n'))
    return { id, collection, name: own, called: called !== null && folded(called) !== folded(own) ? called : null, words, state: states[status] ?? null }
  })
  const byId = new Map(shown.map((page) => [page.id, page]))
  const keys = [...new Set(shown.flatMap(({ collection }) => (collection === null ? [] : [collection])))]
  const parts = [
    {
      name: texts.navigation,
      sections: navigation.map(({ id, label, children }) => ({
        id,
        name: nameIn(label, locale, texts.untitled),
        // A page may stand in a container twice, once as a button.
        pages: [...new Set(children.map(({ page }) => page))].flatMap((page) => byId.get(page) ?? []),
      })),
    },
    { name: texts.topLevel, sections: [{ id: 'topLevel', name: texts.uncategorized, pages: shown.filter(({ collection }) => collection === null) }] },
    {
      name: texts.collections,
      sections: keys.map((key) => ({ id: `collection:${key}`, name: names[key] ?? capital(key), pages: shown.filter(({ collection }) => collection === key) })),
    },
  ]
  return withPages(parts)
}

function withPages(parts: readonly PickerPart[]): PickerPart[] {
  return parts.map(({ name, sections }) => ({ name, sections: sections.filter(({ pages }) => pages.length > 0) })).filter(({ sections }) => sections.length > 0)
}

/** Each page once, where it stands first: whoever searches wants a page, not its places. One that is called just so comes before all others. */
export function matchingParts(parts: readonly PickerPart[], query: string): PickerPart[] {
  const words = folded(query)
  const listed = new Set<string>()
  const isWanted = (page: PickerPage) => {
    if (listed.has(page.id) || !(page.words.includes(words) || folded(page.name).includes(words))) return false
    listed.add(page.id)
    return true
  }
  const isExact = (page: PickerPage) => folded(page.name) === words
  const exactFirst = <Each>(all: readonly Each[], has: (each: Each) => boolean) => all.toSorted((one, other) => Number(has(other)) - Number(has(one)))
  const inSection = ({ pages }: PickerSection) => pages.some(isExact)
  const found = withPages(
    parts.map((part) => ({ ...part, sections: part.sections.map((section) => ({ ...section, pages: exactFirst(section.pages.filter(isWanted), isExact) })) })),
  )
  return exactFirst(
    found.map((part) => ({ ...part, sections: exactFirst(part.sections, inSection) })),
    ({ sections }) => sections.some(inSection),
  )
}

/** Sections that hold the chosen page start open; where nothing is chosen yet, the site's own pages. */
export function openAtFirst(parts: readonly PickerPart[], pageId: string | null): string[] {
  const holding = parts.flatMap(({ sections }) => sections.filter(({ pages }) => pages.some(({ id }) => id === pageId)).map(({ id }) => id))
  return holding.length > 0 ? holding : ['topLevel']
}

/** What Enter chooses: the first page on screen, once there are words to look for. */
export function firstPage(parts: readonly PickerPart[], query: string): PickerPage | null {
  return folded(query) === '' ? null : (matchingParts(parts, query)[0]?.sections[0]?.pages[0] ?? null)
}
