import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './MediaTool.module.css'

/** Words are left to whatever has the cursor. */
export function takePasted(event: ClipboardEvent, onFiles: (files: readonly File[]) => void): void {
  if (event.clipboardData.files.length === 0) return
  event.preventDefault()
  onFiles([...event.clipboardData.files])
}

/** Files that are dropped or pasted anywhere in it are taken. */
export function DropZone({ isOpen, onFiles, children }: { isOpen: boolean; onFiles: (files: readonly File[]) => void; children: ReactNode }) {
  const { locale } = useWorkbench()
  const [isOver, setIsOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (isOpen) onFiles([...event.dataTransfer.files])
  }
  function over(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }
  const leave = (event: DragEvent) => !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) && setIsOver(false)
  return (
    <div
      className={styles.inside}
      data-over={(isOver && isOpen) || undefined}
      data-words={mediaTexts[locale].dropHere}
      onDrop={drop}
      onDragOver={over}
      onDragLeave={leave}
      onPaste={(event) => isOpen && takePasted(event, onFiles)}
    >
      {children}
    </div>
  )
}
