import { Search } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { paletteTexts } from '../../i18n/editor/palette/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { keyNames } from '../names/key-names.ts'
import { folded } from '../names/folded.ts'
import { showSection } from '../picker/show-section.ts'
import { useWorkbench } from '../workbench.ts'
import { foundGroups } from './found-groups.ts'
import { PaletteList, type PaletteEntry } from './PaletteList.tsx'
import { paletteActions } from './palette-actions.ts'
import { settingActions } from './setting-actions.ts'
import { takeTypedAhead } from './typed-ahead.ts'
import styles from './Palette.module.css'

function useEntries(query: string): PaletteEntry[] {
  const workbench = useWorkbench()
  const { data, texts, history, locale } = workbench
  const words = paletteTexts[locale]
  // What can be done follows from what was chosen when it opened.
  const actions = useMemo(() => paletteActions(workbench), [workbench])
  const groups = foundGroups(history.store.getState().groups, { locale: data.view.locale, texts, query })
  const matching = [...actions.filter(({ name }) => folded(name).includes(folded(query))), ...settingActions(workbench, query)]
  return [
    ...matching.map(({ id, name, shortcut, run }) => ({ id: `do-${id}`, heading: words.actions, name, note: '', shortcut: shortcut && keyNames(shortcut), run })),
    ...groups.map(({ groupId, name, words: note }) => ({ id: `at-${groupId}`, heading: words.sections, name, note, run: () => showSection(groupId) })),
  ]
}

/** Everything on the page and everything that can be done, found by typing. */
export function Palette() {
  const { locale, commitTyping } = useWorkbench()
  const close = useDialogs((state) => state.close)
  const words = paletteTexts[locale]
  const listId = useId()
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const chosen = useRef<PaletteEntry | null>(null)
  const [isOpen, setOpen] = useState(true)
  const entries = useEntries(query)
  const current = entries[Math.min(active, entries.length - 1)]
  useEffect(() => {
    commitTyping()
  }, [commitTyping])

  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry) return
    chosen.current = entry
    setOpen(false)
  }
  const closed = () => {
    // First out of the way: what is chosen may open a dialog of its own.
    close()
    chosen.current?.run()
  }
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by !== 0) setActive((before) => (Math.min(before, entries.length - 1) + by + entries.length) % Math.max(1, entries.length))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) choose(current)
    else return
    event.preventDefault()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      onClosed={closed}
      keepsPlace={() => chosen.current === null}
      title={words.title}
      actions={
        <Button look="outlined" onClick={() => setOpen(false)}>
          {words.close}
        </Button>
      }
    >
      <label className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          aria-label={words.search}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current ? `${listId}-${current.id}` : undefined}
          placeholder={words.search}
          autoComplete="off"
          value={query}
          className={styles.input}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onFocus={() => setQuery(query + takeTypedAhead())}
          onKeyDown={press}
        />
      </label>
      <PaletteList id={listId} label={words.title} entries={entries} current={current} onChoose={choose} nothingFound={words.nothingFound} />
    </Dialog>
  )
}
