import type { Locale } from '../locales.ts'
import { placed, type Place } from '../page/place.ts'
import { MAX_CONTAINERS, MAX_ENTRIES, type Navigation, type NavigationContainer, type NavigationEntry } from './navigation.ts'

const idOf = ({ id }: { id: string }) => id
const AT_END: Place = { nextTo: null, side: 'after' }

/** Where an entry goes: into which container, beside which other entry. */
export type EntrySpot = { containerId: string; place: Place }

const changed = (navigation: Navigation, id: string, change: (container: NavigationContainer) => NavigationContainer): Navigation =>
  navigation.map((container) => (container.id === id ? change(container) : container))

export function entryIn(navigation: Navigation, entryId: string): { entry: NavigationEntry; container: NavigationContainer } | null {
  for (const container of navigation) {
    const entry = container.children.find(({ id }) => id === entryId)
    if (entry) return { entry, container }
  }
  return null
}

export function withEntry(navigation: Navigation, entry: NavigationEntry, { containerId, place }: EntrySpot): Navigation {
  return changed(withoutEntry(navigation, entry.id), containerId, (container) => ({ ...container, children: placed(container.children, entry, place, idOf) }))
}

export function withoutEntry(navigation: Navigation, entryId: string): Navigation {
  return navigation.map((container) =>
    container.children.some(({ id }) => id === entryId) ? { ...container, children: container.children.filter(({ id }) => id !== entryId) } : container,
  )
}

/** Every place of a page in the menu; its containers stay, also an empty one. */
export function withoutPage(navigation: Navigation, pageId: string): Navigation {
  return navigation.map((container) =>
    container.children.some(({ page }) => page === pageId) ? { ...container, children: container.children.filter(({ page }) => page !== pageId) } : container,
  )
}

export const holdsPage = (navigation: Navigation, pageId: string): boolean => navigation.some(({ children }) => children.some(({ page }) => page === pageId))

/** The menu as it was, where there is no room for it or nothing to move. */
export function moveEntry(navigation: Navigation, entryId: string, spot: EntrySpot): Navigation {
  const found = entryIn(navigation, entryId)
  const target = navigation.find(({ id }) => id === spot.containerId)
  if (!found || !target || spot.place.nextTo === entryId || (target !== found.container && !hasRoom(target))) return navigation
  return withEntry(navigation, found.entry, spot)
}

export const hasRoom = ({ children }: NavigationContainer): boolean => children.length < MAX_ENTRIES
export const hasRoomForContainer = (navigation: Navigation): boolean => navigation.length < MAX_CONTAINERS

/** One place up or down; from the edge of its container into the next one. */
export function stepEntry(navigation: Navigation, entryId: string, by: -1 | 1): Navigation {
  const found = entryIn(navigation, entryId)
  if (!found) return navigation
  const { container } = found
  const at = container.children.findIndex(({ id }) => id === entryId)
  const neighbour = container.children[at + by]
  if (neighbour) return moveEntry(navigation, entryId, { containerId: container.id, place: { nextTo: neighbour.id, side: by < 0 ? 'before' : 'after' } })
  const next = navigation[navigation.indexOf(container) + by]
  if (!next) return navigation
  const place: Place = by < 0 ? AT_END : { nextTo: next.children[0]?.id ?? null, side: 'before' }
  return moveEntry(navigation, entryId, { containerId: next.id, place })
}

export function moveContainer(navigation: Navigation, containerId: string, place: Place): Navigation {
  const container = navigation.find(({ id }) => id === containerId)
  return container && place.nextTo !== containerId ? placed(navigation, container, place, idOf) : navigation
}

export function stepContainer(navigation: Navigation, containerId: string, by: -1 | 1): Navigation {
  const neighbour = navigation[navigation.findIndex(({ id }) => id === containerId) + by]
  return neighbour ? moveContainer(navigation, containerId, { nextTo: neighbour.id, side: by < 0 ? 'before' : 'after' }) : navigation
}

/** The only page of its container: the two are one line of the menu. */
export const isAlone = ({ children }: NavigationContainer): boolean => children.length === 1

/** Without the container that held nothing but this entry: an empty one would stay behind that nobody has asked for. */
export function withoutPlace(navigation: Navigation, entryId: string): Navigation {
  const found = entryIn(navigation, entryId)
  return found && isAlone(found.container) ? withoutContainer(navigation, found.container.id) : withoutEntry(navigation, entryId)
}

/** Every place of a page, with containers that held nothing else. */
export const withoutPlacesOf = (navigation: Navigation, pageId: string): Navigation =>
  withoutPage(
    navigation.filter(({ children }) => children.length === 0 || children.some(({ page }) => page !== pageId)),
    pageId,
  )

/** An entry that is a line of the menu by itself. */
export function withOwnContainer(navigation: Navigation, entry: NavigationEntry, { id, place }: { id: string; place: Place }): Navigation {
  const found = entryIn(navigation, entry.id)
  if (found && isAlone(found.container)) return moveContainer(navigation, found.container.id, place)
  return placed(withoutEntry(navigation, entry.id), { id, label: {}, children: [entry] }, place, idOf)
}

/** Out of its own container into another one. */
export function movePlace(navigation: Navigation, entryId: string, spot: EntrySpot): Navigation {
  const found = entryIn(navigation, entryId)
  const moved = moveEntry(navigation, entryId, spot)
  return found && moved !== navigation && isAlone(found.container) && found.container.id !== spot.containerId ? withoutContainer(moved, found.container.id) : moved
}

type Words = Partial<Record<Locale, string>>

/** A line of the menu that was called like its page goes on being called like it; one with a name of its own keeps that. */
export function withoutEchoes(navigation: Navigation, pageId: string, { before, after }: { before: Words; after: Words }): Navigation {
  const namesIn = (locale: string) =>
    [before, after].map(
      (words) =>
        Object.entries(words)
          .find(([of]) => of === locale)?.[1]
          ?.trim() ?? '',
    )
  const isOutdated = ([locale, word]: [string, string]) => {
    const [was = '', is = ''] = namesIn(locale)
    return was !== is && (was === '' || was === word.trim())
  }
  // What only repeats the name says nothing in any language, and without its own words in one it would count as untranslated there.
  const isEcho = ([locale, word]: [string, string]) => isOutdated([locale, word]) || namesIn(locale)[0] === word.trim()
  const echoes = ({ children, label }: NavigationContainer) => children.length === 1 && children[0]?.page === pageId && Object.entries(label).some(isOutdated)
  if (!navigation.some(echoes)) return navigation
  return navigation.map((container) =>
    echoes(container) ? { ...container, label: Object.fromEntries(Object.entries(container.label).filter((each) => !isEcho(each))) } : container,
  )
}

export const withContainer = (navigation: Navigation, container: NavigationContainer): Navigation => [...navigation, container]

export const withoutContainer = (navigation: Navigation, containerId: string): Navigation => navigation.filter(({ id }) => id !== containerId)

/** An empty label: the menu shows the name of the page. */
export function withLabel(navigation: Navigation, containerId: string, locale: Locale, label: string): Navigation {
  return changed(navigation, containerId, (container) => {
    const { [locale]: _, ...others } = container.label
    return { ...container, label: label.trim() === '' ? others : { ...others, [locale]: label.trim() } }
  })
}

export function withAppearance(navigation: Navigation, entryId: string, appearance: NavigationEntry['appearance']): Navigation {
  return navigation.map((container) => ({ ...container, children: container.children.map((entry) => (entry.id === entryId ? { ...entry, appearance } : entry)) }))
}
