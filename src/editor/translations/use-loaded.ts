import { useCallback, useEffect, useState } from 'react'
import type { CallResult } from '../../kit/api/call.ts'

export type Loaded<Value> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; value: Value }

/** What was there stays on screen when it cannot be had again. */
function settled<Value>(before: Loaded<Value>, answer: CallResult<Value>): Loaded<Value> {
  if (answer.ok) return { kind: 'ready', value: answer.value }
  return before.kind === 'ready' ? before : { kind: 'failed', message: answer.message }
}

/** What the server has, and the way to ask again. */
export function useLoaded<Value>(load: () => Promise<CallResult<Value>>): { loaded: Loaded<Value>; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ kind: 'loading' })
  const reload = useCallback(async () => {
    const answer = await load()
    setLoaded((before) => settled(before, answer))
  }, [load])
  useEffect(() => {
    let isGone = false
    void load().then((answer) => {
      if (!isGone) setLoaded((before) => settled(before, answer))
    })
    return () => {
      isGone = true
    }
  }, [load])
  return { loaded, reload }
}
