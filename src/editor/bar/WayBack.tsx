import { Redo2, Undo2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { useWorkbench } from '../workbench.ts'

/** Leaving the text would make one step of everything that was written in it, and take all of it back at once. */
const KEEPS_CURSOR = { 'data-rich-tools': '', onMouseDown: (event: MouseEvent) => event.preventDefault() }

/** By itself, so that the first letter of a text draws two buttons again and not the whole bar. */
export function WayBack() {
  const { texts, typing, history, undo, redo } = useWorkbench()
  const hasLetters = useStore(typing, (state) => state.hasLetters)
  const canUndo = useStore(history.store, ({ past }) => past.length > 0) || hasLetters
  const canRedo = useStore(history.store, ({ future }) => future.length > 0)
  return (
    <>
      <IconButton label={texts.bar.undo} isIdle={!canUndo} {...KEEPS_CURSOR} onClick={undo}>
        <Undo2 size={20} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.bar.redo} isIdle={!canRedo} {...KEEPS_CURSOR} onClick={redo}>
        <Redo2 size={20} aria-hidden="true" />
      </IconButton>
    </>
  )
}
