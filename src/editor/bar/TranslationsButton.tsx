import { Languages } from 'lucide-react'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useMissingCount } from '../publish/use-missing.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './EditorBar.module.css'

/** E-020: how many translations are missing, and the way to them. */
export function TranslationsButton() {
  const { texts } = useWorkbench()
  const open = useDialogs((state) => state.open)
  const count = useMissingCount()
  if (count === 0) return null
  const words = count === 1 ? texts.bar.oneMissing : fill(texts.bar.missing, { count })
  return (
    <Hint text={words}>
      <Button aria-label={words} className={styles.missing} onClick={() => open('translations')}>
        <Languages size={18} aria-hidden="true" />
        <span aria-hidden="true">{count}</span>
      </Button>
    </Hint>
  )
}
