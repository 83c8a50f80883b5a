import { groupRemove } from '../../model/commands/group-remove.ts'
import { definePerformer } from './define-performer.ts'

export const performGroupRemove = definePerformer(groupRemove, (_, body) => body)
