import { findGroup, parentOf, type Desk } from '../../model/commands/desk.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { readOptions } from '../../sections/prepare-section.ts'

/** Of the section that holds this card; a section has none around it. */
export function boardOptions(desk: Desk, groupId: string): Readonly<Record<string, unknown>> {
  const parentId = parentOf(desk, groupId)
  const board = typeof parentId === 'string' ? findGroup(desk, parentId) : undefined
  const definition = board && findDefinition(board.type)
  return board && definition ? readOptions(definition, board) : {}
}
