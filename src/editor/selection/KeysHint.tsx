import { useEffect, useState } from 'react'
import { KEYS_HINT } from '../state/create-selection.ts'
import { elementOf } from '../state/elements.ts'
import type { Item } from '../state/item.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './ItemBar.module.css'

/** Seen by whoever came with the keyboard, until it goes on from there. */
export function KeysHint({ item }: { item: Item }) {
  const { texts } = useWorkbench()
  const [isByKeys, setByKeys] = useState(false)
  useEffect(() => {
    const look = () => setByKeys(elementOf(item)?.matches('[tabindex="-1"]:focus-visible') ?? false)
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [item])
  return (
    <p id={KEYS_HINT} className={styles.keys} hidden={!isByKeys}>
      {texts.items.byKeys}
    </p>
  )
}
