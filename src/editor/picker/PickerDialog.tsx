import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { offeredSections } from '../../sections/offered.ts'
import { useChromeRoot } from '../chrome-root.ts'
import { DialogButton } from '../dialogs/DialogButton.tsx'
import dialog from '../dialogs/EditorDialog.module.css'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { Entry } from './Entry.tsx'
import { matchingEntries, type PickerEntry } from './matching-entries.ts'
import { SearchField } from './SearchField.tsx'
import { showSection } from './show-section.ts'
import styles from './Picker.module.css'

export function PickerDialog() {
  const { texts, data, addSection } = useWorkbench()
  const { name, place, close } = useDialogs()
  const root = useChromeRoot()
  const [query, setQuery] = useState('')
  const isOpen = name === 'picker'
  const added = useRef<string | null>(null)
  const categories = matchingEntries(offeredSections(data.site), texts, query)

  useEffect(() => {
    if (isOpen) added.current = null
  }, [isOpen])

  const choose = ({ definition }: PickerEntry) => {
    added.current = addSection(definition, place)
    close()
  }
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault()
    const first = categories.flatMap(({ entries }) => entries).find(({ standing }) => standing === 'offered')
    if (first && query.trim() !== '') choose(first)
  }
  // Only then does the page scroll again.
  const afterwards = (isOpening: boolean) => {
    if (isOpening) return
    setQuery('')
    if (added.current !== null) showSection(added.current)
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && close()} onOpenChangeComplete={afterwards}>
      <Dialog.Portal container={root}>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup className={styles.picker} finalFocus={() => added.current === null}>
          <form className={styles.head} onSubmit={chooseFirst}>
            <Dialog.Title className={dialog.title}>{texts.picker.title}</Dialog.Title>
            <SearchField label={texts.picker.search} value={query} onChange={setQuery} />
          </form>
          <div className={styles.categories}>
            {categories.length === 0 && <p className={styles.nothing}>{texts.picker.nothingFound}</p>}
            {categories.map((category) => (
              <section key={category.name} aria-label={category.name}>
                <h3 className={styles.category}>{category.name}</h3>
                <ul className={styles.entries}>
                  {category.entries.map((entry) => (
                    <Entry key={entry.definition.type} entry={entry} onChoose={choose} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div className={styles.foot}>
            <DialogButton look="outlined" onClick={close}>
              {texts.picker.cancel}
            </DialogButton>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
