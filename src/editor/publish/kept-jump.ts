import { parseFieldId } from '../../model/page/field-id.ts'
import { openSession } from '../queue/browser-parts.ts'
import type { Item } from '../state/item.ts'

const KEY = 'jumpTo'

/** A place in another language is reached by opening that language: which one it was outlives that. */
export const keepJump = (id: string) => openSession()?.setItem(KEY, id)

/** Once: whoever opens the page later is not led anywhere. */
export function takeJump(): Item | null {
  const session = openSession()
  const place = parseFieldId(session?.getItem(KEY) ?? '')
  session?.removeItem(KEY)
  return place && { of: 'field', ...place }
}
