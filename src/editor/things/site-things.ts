import { pageThingSchema, type PageThing } from '../../model/page/page-thing.ts'
import { navigationSchema, type Navigation } from '../../model/site/navigation.ts'

type Things = Readonly<Record<string, unknown>>

const PAGE = 'page:'

/** A thing stays the same object until it changes, and is looked at once. */
const known = new WeakMap<object, PageThing | null>()

function readPage(value: unknown): PageThing | null {
  if (typeof value !== 'object' || value === null) return null
  const before = known.get(value)
  if (before !== undefined) return before
  const page = pageThingSchema.safeParse(value).data ?? null
  known.set(value, page)
  return page
}

export const pageOn = (things: Things, id: string): PageThing | null => readPage(things[PAGE + id])

/** Every page that is there; those in the bin are not. */
export function pagesOn(things: Things): Map<string, PageThing> {
  return new Map(
    Object.entries(things).flatMap(([key, value]) => {
      const page = key.startsWith(PAGE) ? readPage(value) : null
      return page ? [[key.slice(PAGE.length), page] as const] : []
    }),
  )
}

const menus = new WeakMap<object, Navigation>()

export function navigationOn({ navigation }: Things): Navigation {
  if (typeof navigation !== 'object' || navigation === null) return []
  const before = menus.get(navigation)
  if (before) return before
  const menu = navigationSchema.safeParse(navigation).data ?? []
  menus.set(navigation, menu)
  return menu
}
