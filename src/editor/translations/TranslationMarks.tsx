import { useEffect } from 'react'
import { useWorkbench } from '../workbench.ts'
import { followMarks } from './marks.ts'

/** Draws nothing itself: the page's own texts are marked. */
export function TranslationMarks() {
  const workbench = useWorkbench()
  useEffect(() => followMarks(workbench), [workbench])
  return null
}
