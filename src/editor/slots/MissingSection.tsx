import { useSyncExternalStore } from 'react'
import { fill } from '../../i18n/fill.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './MissingSection.module.css'

const neverChanges = () => () => {}

/** A box whose type is gone: visitors see nothing of it, an editor is told which one it was. */
export function MissingSection({ type }: { type: string }) {
  const { texts, locale } = useWorkbench()
  // The server drew nothing in this place, so the first draw in the browser may not either.
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isTakenOver) return null
  return (
    <p className={styles.note} lang={locale}>
      {fill(texts.sectionNotFound, { type })}
    </p>
  )
}
