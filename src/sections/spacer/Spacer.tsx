import type { SectionProps } from '../define-section.ts'
import type { spacer } from './spacer.section.ts'
import styles from './Spacer.module.css'

export function Spacer({ id, options }: SectionProps<typeof spacer>) {
  return <div id={`s-${id}`} aria-hidden="true" className={styles.spacer} data-size={options.size} data-tone={options.color} />
}
