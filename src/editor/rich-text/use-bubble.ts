import type { Editor } from '@tiptap/core'
import { useEffect, useReducer, useState } from 'react'

const SHOW_AFTER_MS = 200

/** Draws its reader again with every change of the text or of what is selected in it. */
export function useChanges(editor: Editor): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => void editor.off('transaction', redraw)
  }, [editor])
}

/** E-090: a selection is given a moment before tools come up beside it; they go with it at once. */
export function useSelected(editor: Editor): boolean {
  const [isShown, setShown] = useState(false)
  const isSelected = !editor.state.selection.empty
  useEffect(() => {
    if (!isSelected) return undefined
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [isSelected])
  return isSelected && isShown
}

export type Spot = { left: number; top: number }

const GAP = 10

/** Outside what is selected: above it, or below where there is no room; never over the line being written. */
export function placeBeside(editor: Editor, { width, height }: { width: number; height: number }): Spot {
  const { from, to } = editor.state.selection
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)]
  const above = Math.min(start.top, end.top) - height - GAP
  const below = Math.max(start.bottom, end.bottom) + GAP
  const center = start.top === end.top ? (start.left + end.right) / 2 : start.left + width / 2
  return {
    left: Math.max(GAP, Math.min(center - width / 2, document.documentElement.clientWidth - width - GAP)),
    top: above > GAP ? above : Math.min(below, innerHeight - height - GAP),
  }
}
