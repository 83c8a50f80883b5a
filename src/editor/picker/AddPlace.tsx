import { Plus } from 'lucide-react'
import { useStore } from 'zustand'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import tokens from '../../kit/chrome/tokens.module.css'
import { END_OF_PAGE } from '../../model/page/place.ts'
import { isShownIn } from '../../model/page/document.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { classNames } from '../../ui/class-names.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useToolsOn } from '../tools-on.ts'
import { useWorkbench } from '../workbench.ts'
import { sectionName } from '../names/section-name.ts'
import styles from './AddPlace.module.css'

/** Above a section of the page; live pages have none. */
export function PlaceBefore({ groupId, type }: { groupId: string; type: string }) {
  const { texts } = useWorkbench()
  const openPicker = useDialogs((state) => state.openPicker)
  const isOn = useToolsOn()
  // E-028
  if (!isOn || findDefinition(type)?.hasNeighbours === false) return null
  return <PlusButton label={fill(texts.picker.addBefore, { name: sectionName(texts, type) })} onClick={() => openPicker({ nextTo: groupId, side: 'before' })} />
}

/** Below the last section, and all there is on an empty page. */
export function PlaceAtEnd() {
  const { texts, data, history, locale } = useWorkbench()
  const openPicker = useDialogs((state) => state.openPicker)
  const isOn = useToolsOn()
  const last = useStore(history.store, ({ groups }) => groups.at(-1)?.id)
  const isEmpty = useStore(history.store, ({ groups }) => !groups.some((group) => isShownIn(group, data.view.locale)))
  if (!isOn) return null
  const open = () => openPicker(last === undefined ? END_OF_PAGE : { nextTo: last, side: 'after' })
  if (!isEmpty) return <PlusButton isLast label={texts.picker.addAtEnd} onClick={open} />
  return (
    <div className={classNames(tokens.tokens, styles.empty)} data-add-place="" lang={locale}>
      <p>{texts.picker.emptyPage}</p>
      <Button look="primary" onClick={open}>
        <Plus size={20} aria-hidden="true" />
        {texts.picker.addFirst}
      </Button>
    </div>
  )
}

function PlusButton({ label, isLast = false, onClick }: { label: string; isLast?: boolean; onClick: () => void }) {
  const { locale } = useWorkbench()
  return (
    <div className={classNames(tokens.tokens, styles.place)} data-add-place="" lang={locale}>
      <button type="button" aria-label={label} title={label} className={classNames(styles.plus, isLast && styles.end)} onClick={onClick}>
        <Plus size={20} aria-hidden="true" />
        {isLast && <span className={styles.words}>{label}</span>}
      </button>
      <span className={styles.line} aria-hidden="true" />
    </div>
  )
}
