import { z } from 'zod'
import { openSession } from '../queue/browser-parts.ts'

/** E-259: what the tab remembers of the panel and of where it was. */
const KEYS = { state: 'menuState', page: 'currentPageId', parent: 'currentParentId' } as const

const stateSchema = z.object({ query: z.string(), view: z.enum(['pages', 'bin']), scroll: z.number() })
export type MenuState = z.infer<typeof stateSchema>

const FIRST: MenuState = { query: '', view: 'pages', scroll: 0 }

/** Opening another page loads everything anew; the panel is then where it was. */
export function readMenuState(storage = openSession()): MenuState {
  try {
    return stateSchema.safeParse(JSON.parse(storage?.getItem(KEYS.state) ?? 'null')).data ?? FIRST
  } catch {
    return FIRST
  }
}

export function keepMenuState(state: MenuState, storage = openSession()): void {
  keep(storage, KEYS.state, JSON.stringify(state))
}

/** `parentId`: the container of the menu in which the page stands. */
export function keepPlace({ pageId, parentId }: { pageId: string; parentId: string | null }, storage = openSession()): void {
  keep(storage, KEYS.page, pageId)
  keep(storage, KEYS.parent, parentId ?? '')
}

function keep(storage: Pick<Storage, 'setItem'> | null, key: string, value: string): void {
  try {
    storage?.setItem(key, value)
  } catch {
    // A full storage costs the place in the list, nothing else.
  }
}
