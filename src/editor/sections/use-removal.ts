import { findGroup } from '../../model/commands/desk.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'

/** E-111, E-112: what visitors never saw asks first; what they see is only marked. */
export function useRemoval(): (groupId: string) => void {
  const { history, sections } = useWorkbench()
  const openDelete = useDialogs((state) => state.openDelete)
  return (groupId) => {
    if (findGroup(history.shown(), groupId)?.status === 'draft') openDelete(groupId)
    else sections.remove(groupId)
  }
}
