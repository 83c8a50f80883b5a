import { groupDuplicate } from '../../model/commands/group-duplicate.ts'
import { definePerformer } from './define-performer.ts'
import { fittingGroup } from './fitting-group.ts'

export const performGroupDuplicate = definePerformer(groupDuplicate, async (ground, body) => ({ ...body, after: await fittingGroup(ground, body) }))
