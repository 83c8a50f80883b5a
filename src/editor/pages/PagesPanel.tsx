import { Plus, Trash2 } from 'lucide-react'
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { pagesTexts } from '../../i18n/editor/pages/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { Panel } from '../../kit/panel/Panel.tsx'
import { useNarrow } from '../../kit/popover/use-narrow.ts'
import { NotRead } from '../NotRead.tsx'
import { useScrollLock } from '../toolbar/use-scroll-lock.ts'
import { useWorkbench } from '../workbench.ts'
import { Bin } from './Bin.tsx'
import { firstLines } from './first-lines.ts'
import { isEmptyList, matching, pageList } from './page-list.ts'
import { PageLists } from './PageLists.tsx'
import { openDialog, usePanel } from './panel-state.ts'
import { PanelDialogs } from './PanelDialogs.tsx'
import { navigationOn, pagesOn } from '../things/site-things.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useOverview, useReadOverview } from './use-overview.ts'
import styles from './Pages.module.css'

const FIRST_LINES = 40

/** Every page of the site, where it stands in the menu, and what can be done with it. */
export function PagesPanel({ onClose }: { onClose: () => void }) {
  const { data, history, locale } = useWorkbench()
  const texts = pagesTexts[locale]
  const things = useStore(history.store, (state) => state.things)
  const { state, changed, bin } = useOverview()
  const readAgain = useReadOverview()
  const { query, view, said } = usePanel()
  const isNarrow = useNarrow()
  useScrollLock()
  const inside = useRef<HTMLDivElement>(null)
  const pages = useMemo(() => pagesOn(things), [things])
  const navigation = useMemo(() => navigationOn(things), [things])
  const list = useMemo(() => pageList({ pages, navigation, changed, locale: data.view.locale, texts }), [pages, navigation, changed, data, texts])
  const wanted = useDeferredValue(query)
  const isWhole = useWhole(state === 'read')
  const shown = useMemo(() => (isWhole ? matching(list, wanted) : firstLines(matching(list, wanted), FIRST_LINES)), [list, wanted, isWhole])
  useKeptPlace(inside, navigation, isWhole)
  const isSearching = wanted.trim() !== ''
  // What came back by undo is no longer there.
  const binned = useMemo(() => bin.filter(({ id }) => !pages.has(id)), [bin, pages])
  const openBin = () => {
    usePanel.setState({ view: 'bin' })
    readAgain()
  }

  return (
    <Panel
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={openBin}>
            <Trash2 size={18} aria-hidden="true" />
            {fill(texts.bin.open, { count: binned.length })}
          </Button>
          <Button look="primary" onClick={() => openDialog({ name: 'create', containerId: null, collection: null })}>
            <Plus size={18} aria-hidden="true" />
            {texts.newPage}
          </Button>
        </>
      }
    >
      <div ref={inside} className={styles.panel}>
        <p className={styles.spoken} role="status">
          {said}
        </p>
        {state === 'loading' && (
          <p className={styles.waiting} role="status">
            <Spinner /> {texts.loading}
          </p>
        )}
        {state === 'failed' && <NotRead title={texts.failed} tryAgain={texts.again} onRetry={readAgain} />}
        {state === 'read' && view === 'bin' && <Bin bin={binned} texts={texts} />}
        {state === 'read' && view === 'pages' && (
          <>
            <SearchField label={texts.search} value={query} onChange={(next) => usePanel.setState({ query: next })} />
            {isEmptyList(shown) && isSearching && <p className={styles.note}>{texts.nothingFound}</p>}
            <PageLists list={shown} pages={pages} isSearching={isSearching} isNarrow={isNarrow} texts={texts} />
          </>
        )}
      </div>
      <PanelDialogs list={list} pages={pages} navigation={navigation} texts={texts} />
    </Panel>
  )
}

/** False while the first screen is drawn; what follows can be interrupted by whoever does something meanwhile. */
function useWhole(isRead: boolean): boolean {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    if (isRead) startTransition(() => setWhole(true))
  }, [isRead])
  return isWhole
}
