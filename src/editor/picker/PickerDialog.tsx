import { useEffect, useRef, useState, type FormEvent } from 'react'
import { otherNames } from '../../i18n/editor/picker/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useNarrow } from '../../kit/popover/use-narrow.ts'
import { offeredSections } from '../../sections/offered.ts'
import { useDialog, useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { useSamples } from '../samples/use-samples.ts'
import { Entry } from './Entry.tsx'
import { matchingEntries, type PickerEntry } from './matching-entries.ts'
import { showSection } from './show-section.ts'
import styles from './Picker.module.css'

export function PickerDialog() {
  const { texts, locale, data, addSection } = useWorkbench()
  const { isOpen, close } = useDialog('picker')
  const place = useDialogs((state) => state.place)
  const [query, setQuery] = useState('')
  const samples = useSamples(isOpen)
  const added = useRef<string | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const isPhone = useNarrow()
  const categories = matchingEntries(offeredSections(data.site), texts, otherNames[locale], query)

  useEffect(() => {
    if (isOpen) added.current = null
  }, [isOpen])

  // What is found begins at the top, however far down somebody looked before.
  useEffect(() => {
    // Newer browsers answer a promise here, which is nothing to clean up with.
    body.current?.parentElement?.scrollTo({ top: 0, behavior: 'instant' })
  }, [query])

  const choose = ({ definition }: PickerEntry) => {
    added.current = addSection(definition, place)
    close()
  }
  const chooseFirst = (event: FormEvent) => {
    event.preventDefault()
    const first = categories.flatMap(({ entries }) => entries).find(({ standing }) => standing === 'offered')
    if (first && query.trim() !== '') choose(first)
  }
  const showAdded = () => {
    setQuery('')
    if (added.current !== null) showSection(added.current)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onClosed={showAdded}
      keepsPlace={() => added.current === null}
      // Not the search: a phone's keyboard would hide the boxes.
      initialFocus={isPhone ? body : undefined}
      size="large"
      title={texts.picker.title}
      tools={
        <form className={styles.search} onSubmit={chooseFirst}>
          <SearchField label={texts.picker.search} value={query} onChange={setQuery} />
        </form>
      }
      actions={
        <Button look="outlined" onClick={close}>
          {texts.picker.cancel}
        </Button>
      }
    >
      <div ref={body} tabIndex={-1} className={styles.start}>
        {categories.length === 0 && <p className={styles.nothing}>{texts.picker.nothingFound}</p>}
        {categories.map((category) => (
          <section key={category.name} aria-label={category.name}>
            <h3 className={styles.category}>{category.name}</h3>
            <ul className={styles.entries}>
              {category.entries.map((entry) => (
                <Entry key={entry.definition.type} entry={entry} samples={samples} onChoose={choose} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
