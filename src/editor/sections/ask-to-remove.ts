import { findGroup } from '../../model/commands/desk.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import type { Workbench } from '../workbench.ts'

/** E-111, E-112: what visitors never saw asks first; what they see is only marked. */
export function askToRemove({ history, sections }: Pick<Workbench, 'history' | 'sections'>, groupId: string): void {
  if (findGroup(history.shown(), groupId)?.status === 'draft') useDialogs.getState().openDelete(groupId)
  else sections.remove(groupId)
}
