import { useStore } from 'zustand'
import { dialogTexts } from '../../i18n/editor/dialogs/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { findGroup } from '../../model/commands/desk.ts'
import { useDialog, useDialogs } from '../dialogs/open-dialog.ts'
import { groupName } from '../names/group-name.ts'
import { useWorkbench } from '../workbench.ts'

/** E-111: visitors never saw it and no draft keeps it, so it asks first; the way back that there is, is said. */
export function DeleteDialog() {
  const { locale, texts, data, history, sections } = useWorkbench()
  const words = dialogTexts[locale].deletion
  const { isOpen, close } = useDialog('delete')
  const groupId = useDialogs((state) => state.groupId)
  const group = useStore(history.store, () => (groupId === null ? null : (findGroup(history.shown(), groupId) ?? null)))
  const named = { name: group === null ? '' : groupName(texts, group, history.shown(), data.view.locale) }
  return (
    <ConfirmDialog
      isOpen={isOpen && group !== null}
      onClose={close}
      title={fill(words.title, named)}
      text={fill(words.text, named)}
      cancelLabel={words.cancel}
      confirmLabel={words.confirm}
      isDangerous
      focusAfter={() => document.getElementById(`s-${groupId}`)?.focus({ preventScroll: true })}
      onConfirm={() => groupId !== null && sections.remove(groupId)}
    />
  )
}
