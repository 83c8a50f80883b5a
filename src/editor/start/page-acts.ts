import { pageNames, type ProposedPage } from '../../i18n/editor/start/page-names.ts'
import type { Act } from '../../model/commands/define-command.ts'
import { navigationChange } from '../../model/commands/navigation-change.ts'
import { pageAdd } from '../../model/commands/page-add.ts'
import { pageRemove } from '../../model/commands/page-remove.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { freeSlug, slugOf } from '../../model/page/slug.ts'
import { holdsPage, withContainer, withoutContainer, withoutPage } from '../../model/site/arrange-navigation.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import { pageGroups } from '../pages/templates/page-groups.ts'
import type { OfferedPage } from './trades.ts'

type Names = Partial<Record<Locale, string>>
export type PagesGround = { pages: ReadonlyMap<string, PageThing>; navigation: Navigation; locales: readonly Locale[]; newId: () => string }

const known: Readonly<Partial<Record<Locale, Readonly<Record<ProposedPage, string>>>>> = pageNames

/** In every language of the site that there is a word in; the first language always has one. */
export function namesOf(name: ProposedPage, locales: readonly Locale[]): Names {
  const [main = 'de'] = locales
  const own: Names = Object.fromEntries(locales.flatMap((locale) => (known[locale] ? [[locale, known[locale][name]]] : [])))
  return own[main] === undefined ? { ...own, [main]: pageNames.en[name] } : own
}

/** The page that this proposal made or stands for. A site has its contact page from the first day. */
export function findProposed(name: ProposedPage, { pages, locales }: Pick<PagesGround, 'pages' | 'locales'>): [string, PageThing] | null {
  const [main = 'de'] = locales
  const wanted = namesOf(name, locales)[main]
  const all = [...pages].filter(([, { collection, role }]) => collection === null && role !== 'home')
  return (name === 'contact' && all.find(([, { role }]) => role === 'contact')) || all.find(([, { meta, role }]) => role === null && meta.name[main] === wanted) || null
}

export const isInMenu = (name: ProposedPage, ground: PagesGround): boolean => {
  const found = findProposed(name, ground)
  return found !== null && holdsPage(ground.navigation, found[0])
}

function slugsFrom(names: Names, { pages, locales }: PagesGround): PageThing['slugs'] {
  const others = [...pages.values()].filter(({ collection }) => collection === null)
  const [main = 'de'] = locales
  const free = (of: Locale) => freeSlug(slugOf(names[of] ?? names[main] ?? ''), (wanted) => others.some(({ slugs }) => slugs[of] === wanted))
  return Object.fromEntries(locales.map((of) => [of, free(of)]))
}

const asDraft = (names: Names, ground: PagesGround): PageThing => ({
  collection: null,
  role: null,
  status: 'draft',
  meta: { name: names, description: {} },
  slugs: slugsFrom(names, ground),
  disallowedLanguages: [],
  isProtected: false,
})

/** A page leaves the menu together with a container that held nothing else. */
function withoutItsPlace(menu: Navigation, pageId: string): Navigation {
  const alone = menu.filter(({ children }) => children.length > 0 && children.every(({ page }) => page === pageId))
  return alone.reduce((left, { id }) => withoutContainer(left, id), withoutPage(menu, pageId))
}

/** Pages that were chosen come and stand in the menu, those that were not go out of it again; what was published stays a page. */
export function pageActs(ground: PagesGround, offered: readonly OfferedPage[], chosen: ReadonlySet<ProposedPage>): Act[] {
  const { locales, newId } = ground
  const [main = 'de'] = locales
  const acts: Act[] = []
  let menu = ground.navigation
  const enter = (page: string, label: Names) => {
    menu = withContainer(menu, { id: newId(), label, children: [{ id: newId(), type: 'page', page, appearance: 'default' }] })
  }
  for (const { name, sections } of offered) {
    const names = namesOf(name, locales)
    const found = findProposed(name, ground)
    if (chosen.has(name) && !found) {
      const pageId = newId()
      acts.push(pageAdd.act({ pageId, after: asDraft(names, ground), groups: pageGroups(sections, { name: names[main] ?? '', locale: main, others: names, newId }), copyOf: null }))
      enter(pageId, names)
    } else if (chosen.has(name) && found && !holdsPage(menu, found[0])) enter(found[0], names)
    else if (!chosen.has(name) && found && holdsPage(menu, found[0])) {
      menu = withoutItsPlace(menu, found[0])
      if (found[1].role === null && found[1].status === 'draft') acts.push(pageRemove.act({ pageId: found[0], before: found[1] }))
    }
  }
  return menu === ground.navigation ? acts : [...acts, navigationChange.act({ before: ground.navigation, after: menu })]
}
