import type { Editor } from '@tiptap/core'
import { useEffect, useReducer, useState } from 'react'
import { bubbleSpot, type Spot } from './bubble-spot.ts'

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

/** Where the selected words stand in the window. */
function selectedWords(editor: Editor) {
  const { from, to } = editor.state.selection
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)]
  return { start, end, top: Math.min(start.top, end.top), bottom: Math.max(start.bottom, end.bottom) }
}

/** The words and the tools beside them: whatever comes up about both stands outside of them. */
export function wordsWithTools(editor: Editor, tools: Element | null): DOMRect {
  const { start, end, top, bottom } = selectedWords(editor)
  const isOneLine = start.top === end.top
  const text = editor.view.dom.getBoundingClientRect()
  const words = { left: isOneLine ? start.left : text.left, right: isOneLine ? end.right : text.right, top, bottom }
  const bar = tools?.getBoundingClientRect() ?? words
  const [left, above] = [Math.min(words.left, bar.left), Math.min(top, bar.top)]
  return new DOMRect(left, above, Math.max(words.right, bar.right) - left, Math.max(bottom, bar.bottom) - above)
}

export function placeBeside(editor: Editor, size: { width: number; height: number }): Spot {
  const { start, end, top, bottom } = selectedWords(editor)
  const center = start.top === end.top ? (start.left + end.right) / 2 : start.left + size.width / 2
  const menu = document.querySelector('[data-part="item"]')?.getBoundingClientRect() ?? null
  return bubbleSpot({ top, bottom, center }, size, { width: document.documentElement.clientWidth, height: innerHeight }, menu)
}
