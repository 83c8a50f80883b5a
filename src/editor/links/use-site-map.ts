import { useEffect, useState } from 'react'
import { readSiteMap } from '../api/site-map.ts'
import { useWorkbench } from '../workbench.ts'
import type { SiteMap } from './picker-sections.ts'

/** Asked for when it is first wanted, and anew each time the form opens: a page made a minute ago in another tab is there. */
export function useSiteMap(isWanted: boolean): { site: SiteMap | 'loading' | 'failed'; tryAgain: () => void } {
  const { call } = useWorkbench()
  const [site, setSite] = useState<SiteMap | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [isAsked, setIsAsked] = useState(isWanted)
  if (isWanted && !isAsked) setIsAsked(true)

  useEffect(() => {
    if (!isAsked) return
    let isCurrent = true
    void readSiteMap(call).then((answer) => isCurrent && setSite(answer ?? 'failed'))
    return () => void (isCurrent = false)
  }, [call, isAsked, attempt])

  const tryAgain = () => {
    setSite('loading')
    setAttempt(attempt + 1)
  }
  return { site, tryAgain }
}
