import type { Act } from '../../model/commands/define-command.ts'
import { findGroup, parentOf, type Desk } from '../../model/commands/desk.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { emptyField, mediaIn } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import type { Place } from '../../model/page/place.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { newCard } from '../../sections/new-group.ts'
import { placeOfNewCard } from '../../sections/place-of-new-card.ts'
import { addCardAct } from '../state/section-acts.ts'

type Spot = { groupId: string; slot: string }

function emptyPictures(group: Group): Spot[] {
  const slots = Object.entries(findDefinition(group.type)?.slots ?? {}).filter(([, slot]) => slot?.kind === 'picture')
  return slots.filter(([slot]) => mediaIn(group.fields[slot]) === null).map(([slot]) => ({ groupId: group.id, slot }))
}

const put = ({ groupId, slot }: Spot, mediaId: string): Act => fieldContent.act({ groupId, slot, before: { type: 'media', data: null }, after: { type: 'media', data: mediaId } })

function newCards(desk: Desk, board: Group, { groupId, slot }: Spot, mediaIds: readonly string[], newId: () => string): Act[] {
  const [boardDefinition, neighbour] = [findDefinition(board.type), findGroup(desk, groupId)]
  const definition = neighbour && findDefinition(neighbour.type)
  if (!boardDefinition || !definition || boardDefinition.card !== definition.type) return []
  let place: Place = placeOfNewCard(board, boardDefinition)
  return mediaIds.map((mediaId) => {
    const card = newCard(definition, newId(), neighbour)
    const picture = { ...emptyField('media'), content: { type: 'media' as const, data: mediaId } }
    const act = addCardAct(desk, board.id, place, { ...card, fields: { [slot]: picture } })
    place = { nextTo: card.id, side: 'after' }
    return act
  })
}

/** Several pictures that came at once: beginning at the place they were brought to, into whatever is still empty around it, then into new cards. What finds no place is left over. */
export function spreadPictures(desk: Desk, spot: Spot, mediaIds: readonly string[], newId: () => string): { acts: Act[]; left: number } {
  const group = findGroup(desk, spot.groupId)
  if (!group) return { acts: [], left: mediaIds.length }
  const parentId = parentOf(desk, group.id)
  const board = typeof parentId === 'string' ? findGroup(desk, parentId) : undefined
  const following = board ? board.children.slice(board.children.findIndex(({ id }) => id === group.id)) : [group]
  const empty = following
    .filter(({ status }) => status !== 'markedForDeletion')
    .flatMap((each) => (board ? emptyPictures(each).filter(({ slot }) => slot === spot.slot) : emptyPictures(each)))
  const filled = empty.slice(0, mediaIds.length).map((each, at) => put(each, mediaIds[at] ?? ''))
  const rest = mediaIds.slice(filled.length)
  const added = board ? newCards(desk, board, spot, rest, newId) : []
  return { acts: [...filled, ...added], left: rest.length - added.length }
}
