import { SquarePen } from 'lucide-react'
import { useStore } from 'zustand'
import { sectionTexts } from '../../i18n/editor/sections/texts.ts'
import { ButtonLink } from '../../kit/button/ButtonLink.tsx'
import { findGroup } from '../../model/commands/desk.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './ItemBar.module.css'

/** Says where words come from that cannot be written here, and leads to the page they are on (E-042). */
export function Origin({ groupId }: { groupId: string }) {
  const { locale, history, selection } = useWorkbench()
  const href = useStore(selection.store, (state) => state.href)
  const type = useStore(history.store, () => findGroup(history.shown(), groupId)?.type)
  const source = type === undefined ? undefined : findDefinition(type)?.fedBy?.source
  const texts = sectionTexts[locale]
  if (source === undefined && href === null) return null
  return (
    <div className={styles.origin}>
      {source !== undefined && <p>{texts.origins[source]}</p>}
      {href !== null && (
        <ButtonLink href={href} className={styles.pageLink}>
          <SquarePen size={18} aria-hidden="true" />
          {texts.editPage}
        </ButtonLink>
      )}
    </div>
  )
}
