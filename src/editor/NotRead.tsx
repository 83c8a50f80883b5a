import { useEffect } from 'react'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { useWorkbench } from '../workbench.ts'

type Props = { title: string; tryAgain: string; /** 0: no answer came. */ status: number; onRetry: () => void }

/** In the place of what could not be read. Without a connection it says so, and asks again when that is back. */
export function NotRead({ title, tryAgain, status, onRetry }: Props) {
  const { texts } = useWorkbench()
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <EmptyState isAlert {...(status === 0 ? texts.offline : { title })}>
      <Button look="outlined" onClick={onRetry}>
        {tryAgain}
      </Button>
    </EmptyState>
  )
}
