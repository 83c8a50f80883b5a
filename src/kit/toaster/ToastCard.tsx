import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { Spinner } from '../feedback/Spinner.tsx'
import type { Toast } from './create-toaster.ts'
import { shownFor } from './shown-for.ts'
import styles from './Toaster.module.css'

type Props = { toast: Toast; closeLabel: string; onClose: (id: number) => void }

function Sign({ kind }: Pick<Toast, 'kind'>) {
  if (kind === 'progress') return <Spinner />
  if (kind === 'note') return <Info size={20} aria-hidden="true" />
  return kind === 'error' ? <CircleAlert size={20} className={styles.error} aria-hidden="true" /> : <CircleCheck size={20} className={styles.success} aria-hidden="true" />
}

/** Goes by itself, but not while somebody is reading it with pointer or keyboard. */
export function ToastCard({ toast: { id, kind, title, message, action, lasts }, closeLabel, onClose }: Props) {
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const duration = shownFor({ kind, action, lasts })
  useEffect(() => {
    if (isHeld || duration === Infinity) return
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [isHeld, id, duration, onClose])
  const act = () => {
    onClose(id)
    action?.run()
  }
  return (
    <div className={styles.toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Sign kind={kind} />
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {message !== '' && <p className={styles.message}>{message}</p>}
        </div>
        {action && (
          <Button className={styles.action} onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} onClick={() => onClose(id)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
