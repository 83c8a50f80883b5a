import { useState, type FormEvent } from 'react'
import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import type { Navigation } from '../../../model/site/navigation.ts'
import { useWorkbench } from '../../workbench.ts'
import { closeDialog } from '../panel-state.ts'
import { useArranging } from '../use-arranging.ts'

type Props = { containerId: string; isNew: boolean; navigation: Navigation; texts: PagesTexts }

const FORM = 'rename-container'
const MOST = 120

export function RenameDialog({ containerId, isNew, navigation, texts }: Props) {
  const { data } = useWorkbench()
  const arranging = useArranging()
  const container = navigation.find(({ id }) => id === containerId)
  const [label, setLabel] = useState(() => container?.label[data.view.locale] ?? '')
  const isLine = container?.children.length === 1
  const cancel = () => {
    if (isNew) arranging.dropContainer(containerId)
    closeDialog()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    arranging.rename(containerId, label)
    closeDialog()
  }
  return (
    <Dialog
      isOpen
      onClose={cancel}
      title={isLine ? texts.menu.nameInMenu : isNew ? texts.container.new : texts.container.rename}
      actions={
        <>
          <Button look="outlined" onClick={cancel}>
            {texts.container.cancel}
          </Button>
          <Button look="primary" type="submit" form={FORM}>
            {texts.container.save}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <TextField
          label={isLine ? texts.rename.line : texts.container.name}
          help={isLine ? texts.rename.lineHelp : texts.container.nameHelp}
          value={label}
          maxLength={MOST}
          onChange={(event) => setLabel(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
