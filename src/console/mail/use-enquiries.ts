import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../call.ts'
import { mailAnswer, type ListedEnquiry } from './mail-list.ts'

/** As many as one answer brings; fewer mean that there are no older ones. */
const IN_ONE_ANSWER = 50

export type EnquiriesState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; enquiries: readonly ListedEnquiry[]; hasOlder: boolean; isLoadingOlder: boolean; hasOlderFailed: boolean }

type Result = { state: EnquiriesState; reload: () => void; loadOlder: () => Promise<void> }

export function useEnquiries(siteId: string, onSessionEnded: () => void): Result {
  const [state, setState] = useState<EnquiriesState>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const endSession = useEffectEvent(onSessionEnded)

  useEffect(() => {
    let isGone = false
    void ask(siteId, null).then((result) => {
      if (isGone) return
      if (result.ok) setState(ready(result.value.enquiries, result.value.enquiries))
      else if (result.status === 401) endSession()
      else setState({ kind: 'failed' })
    })
    return () => {
      isGone = true
    }
  }, [siteId, attempt])

  const reload = () => {
    setState({ kind: 'loading' })
    setAttempt((count) => count + 1)
  }

  const loadOlder = async () => {
    if (state.kind !== 'ready' || state.isLoadingOlder) return
    setState({ ...state, isLoadingOlder: true, hasOlderFailed: false })
    const result = await ask(siteId, state.enquiries.at(-1)?.createdAt ?? null)
    if (result.ok) setState(ready([...state.enquiries, ...result.value.enquiries], result.value.enquiries))
    else if (result.status === 401) onSessionEnded()
    else setState({ ...state, isLoadingOlder: false, hasOlderFailed: true })
  }

  return { state, reload, loadOlder }
}

function ready(enquiries: readonly ListedEnquiry[], latest: readonly ListedEnquiry[]): EnquiriesState {
  return { kind: 'ready', enquiries, hasOlder: latest.length === IN_ONE_ANSWER, isLoadingOlder: false, hasOlderFailed: false }
}

function ask(siteId: string, before: string | null) {
  return call.get('mail', { site: siteId, ...(before !== null && { before }) }, mailAnswer)
}
