import { Plus } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { PageThing } from '../../model/page/page-thing.ts'
import { useWorkbench } from '../workbench.ts'
import { ContainerPart } from './ContainerPart.tsx'
import { editHref, panelFlags } from './go-to-page.ts'
import { Line } from './Line.tsx'
import { statesOf, type PageLine, type PageList } from './page-list.ts'
import { openDialog, usePanel } from './panel-state.ts'
import { useArranging } from './use-arranging.ts'
import styles from './Pages.module.css'

type Props = { list: PageList; pages: ReadonlyMap<string, PageThing>; isSearching: boolean; isNarrow: boolean; texts: PagesTexts }

/** Larger collections are folded until somebody wants them. */
const FOLDED_FROM = 30

export function PageLists({ list, pages, isSearching, isNarrow, texts }: Props) {
  const { data } = useWorkbench()
  const arranging = useArranging()
  useMovedFocus()

  const lineOf = (line: PageLine) => {
    const page = line.page && pages.get(line.page.id)
    const href = page && line.page ? editHref(line.page.id, page, data.view.locale, panelFlags(isNarrow)) : ''
    return <Line key={line.key} line={line} href={href} isCurrent={line.page?.id === data.page.id} texts={texts} arranging={arranging} />
  }
  const isHere = (lines: readonly PageLine[]) => lines.some(({ page }) => page?.id === data.page.id)

  return (
    <>
      {/* Each line says its own to those who listen. */}
      <ul className={styles.legend} aria-hidden="true">
        {statesOf(list).map((state) => (
          <li key={state}>
            <span className={styles.dot} data-state={state} /> {texts.states[state]}
          </li>
        ))}
      </ul>
      {(list.containers.length > 0 || !isSearching) && (
        <Part title={texts.parts.navigation}>
          {list.containers.map((container) => (
            <ContainerPart key={container.id} container={container} texts={texts} arranging={arranging}>
              {container.lines.map(lineOf)}
            </ContainerPart>
          ))}
          {!isSearching && (
            <Button look="outlined" className={styles.wide} onClick={() => arranging.addContainer()}>
              <Plus size={18} aria-hidden="true" />
              {texts.container.add}
            </Button>
          )}
        </Part>
      )}
      {(list.topLevel.length > 0 || !isSearching) && (
        <Part title={texts.parts.topLevel}>
          <p className={styles.note}>{list.topLevel.length > 0 ? texts.noteTopLevel : texts.emptyTopLevel}</p>
          <ul className={styles.lines}>{list.topLevel.map(lineOf)}</ul>
        </Part>
      )}
      {list.collections.length > 0 && (
        <Part title={texts.parts.collections}>
          {list.collections.map(({ key, name, lines }) => (
            <details key={key} className={styles.collection} open={isSearching || lines.length < FOLDED_FROM || isHere(lines)}>
              <summary className={styles.summary}>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{lines.length}</span>
              </summary>
              <ul className={styles.lines}>{lines.map(lineOf)}</ul>
              <Button className={styles.wide} onClick={() => openDialog({ name: 'create', containerId: null, collection: key })}>
                <Plus size={18} aria-hidden="true" />
                {fill(texts.newPageIn, { name })}
              </Button>
            </details>
          ))}
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

/** A line that goes into another container is drawn anew there; the keyboard goes along. */
function useMovedFocus(): void {
  const moved = usePanel((state) => state.moved)
  useEffect(() => {
    if (moved === null) return
    usePanel.setState({ moved: null })
    const handle = document.querySelector<HTMLElement>(`[data-handle="${moved}"]`)
    if (handle && document.activeElement !== handle && isLost()) handle.focus({ preventScroll: false })
    handle?.scrollIntoView({ block: 'nearest' })
  }, [moved])
}

const isLost = () => document.activeElement === null || document.activeElement === document.body || document.activeElement.matches('[data-part="panel"], [data-handle]')
