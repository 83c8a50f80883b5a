import { useEffect } from 'react'
import { Button } from '../kit/button/Button.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { useWorkbench } from './workbench.ts'

type Props = {
  title: string
  tryAgain: string
  text?: string
  /** 0: no answer came; without it the browser knows whether there is a connection. */ status?: number
  onRetry: () => void
}

/** In the place of what could not be read. Without a connection it says so, and asks again when that is back. */
export function NotRead({ title, text, tryAgain, status, onRetry }: Props) {
  const { texts } = useWorkbench()
  const isOffline = status === undefined ? !navigator.onLine : status === 0
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <EmptyState isAlert {...(isOffline ? texts.offline : { title, text })}>
      <Button look="outlined" onClick={onRetry}>
        {tryAgain}
      </Button>
    </EmptyState>
  )
}
