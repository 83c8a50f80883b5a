import type { ClipboardEvent, DragEvent, KeyboardEvent } from 'react'
import type { Slot } from '../../ui/slots/slot.ts'
import { handOver } from '../state/handed-files.ts'
import { useTools } from '../state/open-tool.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** A picture that is dropped on its place, or pasted while it is chosen, goes there. */
export function useMediaPlace({ groupId, name: slot }: Pick<Slot, 'groupId' | 'name'>) {
  const openTool = useTools((state) => state.open)
  const open = () => openTool({ name: 'media', groupId, slot })

  function take(files: FileList, event: ClipboardEvent | DragEvent) {
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    handOver([...files])
    open()
  }

  const onFiles = {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.currentTarget.dataset['dropping'] = ''
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => void delete event.currentTarget.dataset['dropping'],
    onDrop(event: DragEvent<HTMLElement>) {
      delete event.currentTarget.dataset['dropping']
      take(event.dataTransfer.files, event)
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => take(event.clipboardData.files, event),
  }
  return {
    open,
    onFiles,
    onPicture: {
      ...onFiles,
      // On the way down: what would open the picture large stops the event before it comes back up.
      onKeyDownCapture(event: KeyboardEvent) {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        open()
      },
    },
  }
}
