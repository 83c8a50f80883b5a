import { groupMove } from '../../model/commands/group-move.ts'
import { definePerformer } from './define-performer.ts'

export const performGroupMove = definePerformer(groupMove, (_, body) => body)
