import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../call.ts'
import { sitesAnswer, type ListedSite } from '../site-list.ts'

export type SitesState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; sites: readonly ListedSite[] }

export function useSites(onSessionEnded: () => void): { state: SitesState; reload: () => void } {
  const [state, setState] = useState<SitesState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const endSession = useEffectEvent(onSessionEnded)
  useEffect(() => {
    let isGone = false
    void call.get('sites', {}, sitesAnswer).then((result) => {
      if (isGone) return
      if (result.ok) setState({ kind: 'ready', sites: result.value.sites })
      else if (result.status === 401) endSession()
      else setState({ kind: 'failed' })
    })
    return () => {
      isGone = true
    }
  }, [attempt])
  const reload = useCallback(() => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }, [])
  return { state, reload }
}
