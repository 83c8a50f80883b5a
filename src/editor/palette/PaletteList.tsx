import { useEffect, useRef } from 'react'
import styles from './Palette.module.css'

export type PaletteEntry = { id: string; heading: string; name: string; note: string; shortcut?: string; run: () => void }

type Props = { id: string; label: string; entries: readonly PaletteEntry[]; current: PaletteEntry | undefined; nothingFound: string; onChoose: (entry: PaletteEntry) => void }

/** The keyboard stays in the search; the list only shows where Enter would go. */
export function PaletteList({ id, label, entries, current, nothingFound, onChoose }: Props) {
  const marked = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Browsers answer a promise, which an effect must not hand on.
    marked.current?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])
  const headings = [...new Set(entries.map(({ heading }) => heading))]
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {entries.length === 0 && <p className={styles.nothing}>{nothingFound}</p>}
      {headings.map((heading) => (
        <div key={heading} role="group" aria-label={heading}>
          <p className={styles.heading} aria-hidden="true">
            {heading}
          </p>
          {entries
            .filter((entry) => entry.heading === heading)
            .map((entry) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search above has the keyboard, and Enter there chooses the marked entry
              <div
                key={entry.id}
                ref={entry.id === current?.id ? marked : undefined}
                id={`${id}-${entry.id}`}
                role="option"
                tabIndex={-1}
                aria-selected={entry.id === current?.id}
                className={styles.entry}
                onClick={() => onChoose(entry)}
              >
                <span className={styles.name}>{entry.name}</span>
                {entry.note !== '' && <span className={styles.note}>{entry.note}</span>}
                {entry.shortcut !== undefined && <kbd className={styles.shortcut}>{entry.shortcut}</kbd>}
              </div>
            ))}
        </div>
      ))}
    </div>
  )
}
