import { useCallback, useEffect, useState } from 'react'
import { useWorkbench } from '../workbench.ts'
import { readRun, type TranslationRun } from './translation-calls.ts'

const LOOK_EVERY_MS = 1000

const isUnderWay = ({ state }: TranslationRun) => state === 'waiting' || state === 'running'

/** The run over several pages, which goes on at the server: also one that began before this window was opened. */
export function usePagesRun(onProgress: () => Promise<void>) {
  const { call } = useWorkbench()
  const [run, setRun] = useState<TranslationRun | null>(null)
  const [isWatching, setWatching] = useState(true)
  // Of a run that was over before, nobody needs to be told.
  const [wasSeen, setSeen] = useState(false)

  useEffect(() => {
    if (!isWatching) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look() {
      const answer = await readRun(call)
      if (isOver) return
      if (answer.ok) {
        setRun(answer.value)
        if (isUnderWay(answer.value)) {
          setSeen(true)
          await onProgress()
        } else {
          setWatching(false)
          if (wasSeen) await onProgress()
          return
        }
      }
      timer = setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [call, isWatching, onProgress, wasSeen])

  const watch = useCallback(() => {
    setSeen(true)
    setWatching(true)
  }, [])
  return { run: wasSeen ? run : null, isGoing: run !== null && isUnderWay(run), watch }
}
