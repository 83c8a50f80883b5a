import { groupAdd } from '../../model/commands/group-add.ts'
import { definePerformer } from './define-performer.ts'
import { fittingGroup } from './fitting-group.ts'

export const performGroupAdd = definePerformer(groupAdd, async (ground, body) => ({ ...body, after: await fittingGroup(ground, body) }))
