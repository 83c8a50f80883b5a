import { Plus } from 'lucide-react'
import { Button } from '../../kit/button/Button.tsx'
import { END_OF_PAGE } from '../../model/page/place.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'

export function PageButtons() {
  const { texts } = useWorkbench()
  const openPicker = useDialogs((state) => state.openPicker)
  return (
    <Button onClick={() => openPicker(END_OF_PAGE)}>
      <Plus size={18} aria-hidden="true" />
      {texts.items.addSection}
    </Button>
  )
}
