import { PageContext, type PageContextValue } from '../../ui/page-context.ts'
import type { Group } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Stage.module.css'

type Props = {
  group: Group
  page: PageContextValue
  size?: 'full' | 'half' | 'small'
  /** A picture of the section: what is in it can be neither reached nor read out. */
  isStill?: boolean
}

/** One section on its own piece of page, in the sample theme's colours and type. */
export function Stage({ group, page, size = 'full', isStill = false }: Props) {
  // A card never fills a page: its board gives it a column.
  const isCard = findDefinition(group.type)?.category === 'card'
  return (
    <div className={classNames(styles.stage, styles[size], isCard && styles.card)} inert={isStill}>
      <PageContext value={page}>{page.renderGroup(group)}</PageContext>
    </div>
  )
}
