import { useContext } from 'react'
import { hrefOf, linkSchema } from '../../model/content/link.ts'
import { PageContext } from '../../ui/page-context.ts'
import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

/** The form comes from outside; where there is none, it says where the link leads. A page that cannot be found any more leads nowhere. */
export function LinkControl({ label, value, isDisabled, renderLink, onChange }: ControlProps) {
  const page = useContext(PageContext)
  const link = linkSchema.safeParse(value).data ?? null
  if (renderLink && !isDisabled) return renderLink({ value: link, onChange })
  const href = link && hrefOf(link, (id) => page?.facts.getState().pageHref(id))
  return (
    <div className={styles.summary}>
      <span className={styles.label}>{label}</span>
      <output className={styles.value}>{href ?? '–'}</output>
    </div>
  )
}
