import { Settings, SquarePen } from 'lucide-react'
import { useStore } from 'zustand'
import type { SourceName } from '../../i18n/editor/sections/de.ts'
import { sectionTexts } from '../../i18n/editor/sections/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { ButtonLink } from '../../kit/button/ButtonLink.tsx'
import { findGroup } from '../../model/commands/desk.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { openSettings } from '../settings/open-settings.ts'
import type { SectionName } from '../settings/setting-fields.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './ItemBar.module.css'

/** Where in the settings of the site it is written. */
const IN_SETTINGS: Readonly<Partial<Record<SourceName, SectionName>>> = { branches: 'hours', instagram: 'socialAccounts' }

/** Says where words come from that cannot be written here, and leads to the page they are on (E-042). */
export function Origin({ groupId }: { groupId: string }) {
  const { locale, texts: words, history, selection, toolbar } = useWorkbench()
  const href = useStore(selection.store, (state) => state.href)
  const type = useStore(history.store, () => findGroup(history.shown(), groupId)?.type)
  const source = type === undefined ? undefined : findDefinition(type)?.fedBy?.source
  const texts = sectionTexts[locale]
  if (source === undefined && href === null) return null
  const section = source && IN_SETTINGS[source]
  return (
    <div className={styles.origin}>
      {source !== undefined && <p>{texts.origins[source]}</p>}
      {section !== undefined && (
        <Button className={styles.pageLink} onClick={() => openSettings(toolbar, section)}>
          <Settings size={18} aria-hidden="true" />
          {words.bar.settings}
        </Button>
      )}
      {href !== null && (
        <ButtonLink href={href} className={styles.pageLink}>
          <SquarePen size={18} aria-hidden="true" />
          {texts.editPage}
        </ButtonLink>
      )}
    </div>
  )
}
