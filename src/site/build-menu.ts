import type { Locale } from '../model/locales.ts'
import type { NavigationContainer } from '../model/site/navigation.ts'
import { hrefFor, type Place } from './href-for.ts'
import type { FrameSource } from './page-source.ts'
import type { MenuItem, MenuLink } from './page-view.ts'

type MenuInput = { source: Pick<FrameSource, 'navigation' | 'addresses'>; place: Place; locales: readonly Locale[]; currentId: string | null }

/** A word that nobody has translated yet stands in another of the site's languages: an empty line could not be followed. */
function wordIn(words: Partial<Record<Locale, string>>, locale: Locale, locales: readonly Locale[]): string {
  return [locale, ...locales].map((one) => words[one]?.trim() ?? '').find((word) => word !== '') ?? ''
}

function menuLinks(container: NavigationContainer, { source, place, locales, currentId }: MenuInput): MenuLink[] {
  return container.children.flatMap((child): MenuLink[] => {
    const target = source.addresses.get(child.page)
    const href = hrefFor(target, place)
    if (!target || href === undefined || target.disallowedLanguages.includes(place.locale)) return []
    const label = wordIn(target.meta.name, place.locale, locales) || wordIn(container.label, place.locale, locales)
    if (label === '') return []
    return [{ id: child.id, label, href, isCurrent: child.page === currentId, isButton: child.appearance === 'button' }]
  })
}

/** A container with exactly one visible page shows that page itself; more become a dropdown. */
export function buildMenu(input: MenuInput): MenuItem[] {
  const { locale } = input.place
  return input.source.navigation.flatMap((container): MenuItem[] => {
    const links = menuLinks(container, input)
    const label = container.label[locale]?.trim() ?? ''
    const [only] = links
    if (only === undefined) return []
    if (links.length > 1) return [{ id: container.id, label: wordIn(container.label, locale, input.locales) || only.label, children: links }]
    return [{ ...only, label: label === '' ? only.label : label }]
  })
}
