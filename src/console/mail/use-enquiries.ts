import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../call.ts'
import { doneAnswer, mailAnswer, type ListedEnquiry } from './mail-list.ts'

/** As many as one answer brings; fewer mean that there are no older ones. */
const IN_ONE_ANSWER = 50

export type EnquiriesState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'ready'; enquiries: readonly ListedEnquiry[]; hasOlder: boolean; isLoadingOlder: boolean; hasOlderFailed: boolean }

type Result = {
  state: EnquiriesState
  reload: () => void
  loadOlder: () => Promise<void>
  /** False where it could not be done. */
  sendAgain: (mailId: string) => Promise<boolean>
}

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
    const result = await ask(siteId, state.enquiries.at(-1)?.id ?? null)
    if (result.ok) setState(ready([...state.enquiries, ...result.value.enquiries], result.value.enquiries))
    else if (result.status === 401) onSessionEnded()
    else setState({ ...state, isLoadingOlder: false, hasOlderFailed: true })
  }

  const sendAgain = async (mailId: string) => {
    const result = await call.post('mail/again', { site: siteId, mail: mailId }, doneAnswer)
    if (!result.ok && result.status === 401) onSessionEnded()
    if (result.ok) setState((shown) => (shown.kind === 'ready' ? { ...shown, enquiries: shown.enquiries.map((enquiry) => withWaiting(enquiry, mailId)) } : shown))
    return result.ok
  }

  return { state, reload, loadOlder, sendAgain }
}

function withWaiting(enquiry: ListedEnquiry, mailId: string): ListedEnquiry {
  return { ...enquiry, mails: enquiry.mails.map((mail) => (mail.id === mailId ? { ...mail, status: 'waiting', attempts: 0, lastFailure: null } : mail)) }
}

function ready(enquiries: readonly ListedEnquiry[], latest: readonly ListedEnquiry[]): EnquiriesState {
  return { kind: 'ready', enquiries, hasOlder: latest.length === IN_ONE_ANSWER, isLoadingOlder: false, hasOlderFailed: false }
}

function ask(siteId: string, before: string | null) {
  return call.get('mail', { site: siteId, ...(before !== null && { before }) }, mailAnswer)
}
