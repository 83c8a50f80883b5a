import type { SyntheticEvent } from 'react'
import { useWorkbench } from '../workbench.ts'
import styles from './Warning.module.css'

/** What keeps visitors from seeing this, in words, and the way to mend it. No button: inside a link none may stand. Not on the way of the Tab key: the menu of what is selected has the same. */
export function Warning({ text, onPress }: { text: string; onPress: (sign: HTMLElement) => void }) {
  const { locale } = useWorkbench()
  const press = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    onPress(event.currentTarget)
  }
  return (
    <span role="button" tabIndex={-1} lang={locale} className={styles.warning} onClick={press} onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && press(event)}>
      {text}
    </span>
  )
}
