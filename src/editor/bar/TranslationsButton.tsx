import { Languages } from 'lucide-react'
import { useStore } from 'zustand'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Hint } from '../../kit/button/Hint.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useMissingCount } from '../publish/use-missing.ts'
import { usePublishPolicy } from '../publish/use-publish-policy.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './EditorBar.module.css'

/** E-020: how many translations are missing, and the way to them. */
export function TranslationsButton() {
  const { texts, publication } = useWorkbench()
  const open = useDialogs((state) => state.open)
  const count = useMissingCount()
  const isInTheWay = usePublishPolicy() === 'block'
  const hasChanges = useStore(publication.store, ({ changes, phase }) => phase === 'idle' && changes !== null && changes > 0)
  // On a phone there is room for one of the two; the other stands in the menu beside it.
  const isReady = useStore(publication.store, ({ ready }) => ready > 0)
  if (count === 0) return null
  const words = count === 1 ? texts.bar.oneMissing : fill(texts.bar.missing, { count })
  // E-152: publishing is hidden, so what stands in its place says in words why.
  if (isInTheWay && hasChanges)
    return (
      <Hint text={`${words}. ${texts.bar.missingFirst}`}>
        <Button look="outlined" className={classNames(styles.publish, styles.missing)} onClick={() => open('translations')}>
          <Languages size={18} aria-hidden="true" />
          <span className={styles.publishText}>{words}</span>
          <span className={styles.missingCount} aria-hidden="true">
            {count}
          </span>
        </Button>
      </Hint>
    )
  return (
    <Hint text={words}>
      <Button aria-label={words} className={classNames(styles.missing, isReady && styles.wideOnly)} onClick={() => open('translations')}>
        <Languages size={18} aria-hidden="true" />
        <span aria-hidden="true">{count}</span>
      </Button>
    </Hint>
  )
}
