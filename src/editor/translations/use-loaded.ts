import { useCallback, useEffect, useState } from 'react'
import type { CallResult } from '../../kit/api/call.ts'

export type Loaded<Value> = { kind: 'loading' } | { kind: 'failed'; message: string } | { kind: 'ready'; value: Value }

/** What the server has, and the way to ask again. What was there stays on screen while it is asked. */
export function useLoaded<Value>(load: () => Promise<CallResult<Value>>): { loaded: Loaded<Value>; reload: () => Promise<void> } {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ kind: 'loading' })
  const reload = useCallback(async () => {
    const answer = await load()
    setLoaded((before) => {
      if (answer.ok) return { kind: 'ready', value: answer.value }
      return before.kind === 'ready' ? before : { kind: 'failed', message: answer.message }
    })
  }, [load])
  useEffect(() => void reload(), [reload])
  return { loaded, reload }
}
