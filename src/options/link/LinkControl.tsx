import { useContext } from 'react'
import { hrefOf, linkSchema } from '../../model/content/link.ts'
import { PageContext } from '../../ui/page-context.ts'
import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

/** Says where the link leads; a page that cannot be found any more leads nowhere. */
export function LinkControl({ label, value }: ControlProps) {
  const page = useContext(PageContext)
  const link = linkSchema.safeParse(value).data
  const href = link && hrefOf(link, (id) => page?.facts.getState().pageHref(id))
  return (
    <div className={styles.summary}>
      <span className={styles.label}>{label}</span>
      <output className={styles.value}>{href ?? '–'}</output>
    </div>
  )
}
