import { z } from 'zod'
import type { Desk } from '../../model/commands/desk.ts'
import { findGroup, parentOf } from '../../model/commands/desk.ts'
import { groupSchema } from '../../model/page/group-schema.ts'
import type { Group } from '../../model/page/document.ts'
import { END_OF_PAGE, type Place } from '../../model/page/place.ts'
import { findDefinition } from '../../sections/definitions.ts'

/** Each site has an address of its own, so what is kept here never leaves it. */
const KEY = 'copiedSection'

const entrySchema = z.object({ text: z.string(), group: groupSchema })
/** `text` is what the system's clipboard was given with it: if something else lies there now, that is what is meant. */
export type Copied = z.infer<typeof entrySchema>

export function writeCopied(copied: Copied): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(copied))
    return true
  } catch {
    return false
  }
}

export function readCopied(): Copied | null {
  try {
    return entrySchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export type Spot = { parentId: string | null; place: Place }

/** Where a copy goes: behind what is chosen, or into it if it holds such cards; null where it fits nowhere. */
export function spotFor(desk: Desk, { type }: Pick<Group, 'type'>, chosenId: string | null): Spot | null {
  const isCard = findDefinition(type)?.category === 'card'
  const chosen = chosenId === null ? undefined : findGroup(desk, chosenId)
  const parentId = chosen ? (parentOf(desk, chosen.id) ?? null) : null
  if (!isCard) {
    const section = parentId ?? chosen?.id
    return { parentId: null, place: section === undefined ? END_OF_PAGE : { nextTo: section, side: 'after' } }
  }
  if (!chosen) return null
  if (findDefinition(chosen.type)?.card === type) return { parentId: chosen.id, place: END_OF_PAGE }
  const board = parentId === null ? undefined : findGroup(desk, parentId)
  const isFitting = board !== undefined && findDefinition(board.type)?.card === type
  return isFitting ? { parentId, place: { nextTo: chosen.id, side: 'after' } } : null
}
