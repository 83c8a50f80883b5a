import { Check, ChevronRight, FileText } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { linkTexts } from '../../i18n/editor/links/texts.ts'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { useWorkbench } from '../workbench.ts'
import { matchingParts, openAtFirst, pickerParts, type PickerPage, type PickerPart, type PickerSection, type SiteMap } from './picker-sections.ts'
import styles from './PagePicker.module.css'

type Props = { site: SiteMap; value: string | null; query: string; onChoose: (page: PickerPage) => void }

/** The pages in their sections; which one is open is remembered only while nobody searches. */
export function PagePicker({ site, value, query, onChoose }: Props) {
  const { data, locale } = useWorkbench()
  const texts = linkTexts[locale].pages
  const parts = pickerParts(site, data.view.locale, texts)
  const [open, setOpen] = useState<readonly string[]>(() => openAtFirst(parts, value))
  const isSearching = query.trim() !== ''
  const shown = isSearching ? matchingParts(parts, query) : parts
  const isGone = value !== null && !site.pages.some(({ id }) => id === value)
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((each) => each !== id) : [...open, id])

  return (
    <div className={styles.picker}>
      {isGone && <p className={styles.gone}>{texts.gone}</p>}
      <nav aria-label={texts.label} className={styles.parts}>
        {shown.map((part) => (
          <Part key={part.name} part={part}>
            {(section) => (
              <Section
                key={section.id}
                section={section}
                isOpen={isSearching || open.includes(section.id)}
                onToggle={() => !isSearching && toggle(section.id)}
                value={value}
                onChoose={onChoose}
              />
            )}
          </Part>
        ))}
      </nav>
      {shown.length === 0 && <EmptyState title={texts.nothingFound} />}
    </div>
  )
}

/** A part that is one section itself needs no second name above it. */
function Part({ part: { name, sections }, children }: { part: PickerPart; children: (section: PickerSection) => ReactNode }) {
  const isItself = sections.length === 1 && sections[0]?.name === name
  return (
    <section aria-label={name}>
      {!isItself && <h3 className={styles.part}>{name}</h3>}
      {sections.map(children)}
    </section>
  )
}

/** The chosen page may stand far below the edge of its list; the question above the list stays where it is, and on a phone there is no list to scroll. */
const showFirst = (element: HTMLElement | null) => {
  const list = element?.closest<HTMLElement>('[data-pages]')
  if (!element || !list || list.scrollHeight <= list.clientHeight) return
  const [own, around] = [element.getBoundingClientRect(), list.getBoundingClientRect()]
  if (own.bottom > around.bottom) list.scrollTop += own.bottom - around.bottom
}

type SectionProps = { section: PickerSection; isOpen: boolean; onToggle: () => void; value: string | null; onChoose: (page: PickerPage) => void }

function Section({ section: { name, pages }, isOpen, onToggle, value, onChoose }: SectionProps) {
  const [only, ...others] = pages
  // A folder with one page in it would be a door behind a door.
  if (only && others.length === 0) return <PageRow page={only} isChosen={only.id === value} onChoose={onChoose} />
  return (
    <>
      <button type="button" aria-expanded={isOpen} className={styles.section} onClick={onToggle}>
        <ChevronRight size={18} aria-hidden="true" className={styles.chevron} />
        {name}
      </button>
      {isOpen && (
        <ul className={styles.pages}>
          {pages.map((page) => (
            <li key={page.id}>
              <PageRow page={page} isChosen={page.id === value} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function PageRow({ page, isChosen, onChoose }: { page: PickerPage; isChosen: boolean; onChoose: (page: PickerPage) => void }) {
  return (
    <button type="button" ref={isChosen ? showFirst : undefined} aria-current={isChosen || undefined} className={styles.page} onClick={() => onChoose(page)}>
      <FileText size={18} aria-hidden="true" className={styles.sheet} />
      <span className={styles.name}>
        {page.name}
        {page.called !== null && <span className={styles.called}> · {page.called}</span>}
      </span>
      {page.state !== null && <span className={styles.state}>{page.state}</span>}
      {isChosen && <Check size={18} aria-hidden="true" />}
    </button>
  )
}
