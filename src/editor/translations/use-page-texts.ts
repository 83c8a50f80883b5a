import { useCallback } from 'react'
import { useWorkbench } from '../workbench.ts'
import { readPageTexts } from './translation-calls.ts'
import { useLoaded } from './use-loaded.ts'

/** Every text of a page, after what was typed here has reached the server. */
export function usePageTexts(pageId: string) {
  const { call, queue, commitTyping } = useWorkbench()
  const load = useCallback(async () => {
    commitTyping()
    await queue.flush(pageId)
    return readPageTexts(call, pageId)
  }, [call, queue, commitTyping, pageId])
  return useLoaded(load)
}
