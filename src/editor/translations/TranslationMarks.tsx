import { useEffect } from 'react'
import { takeJump } from '../publish/kept-jump.ts'
import { bringIntoView } from '../state/bring-into-view.ts'
import { elementOf } from '../state/elements.ts'
import { useWorkbench } from '../workbench.ts'
import { followMarks } from './marks.ts'

/** Draws nothing itself: the page's own texts are marked, and a text that somebody came for in this language has the cursor (E-162). */
export function TranslationMarks() {
  const workbench = useWorkbench()
  useEffect(() => followMarks(workbench), [workbench])
  useEffect(() => {
    const item = takeJump()
    const element = item && elementOf(item)
    if (!element) return
    bringIntoView(element, { block: 'center', inline: 'center' })
    workbench.selection.focus(item)
  }, [workbench])
  return null
}
