import { useMemo } from 'react'
import { pagesTexts } from '../../i18n/editor/pages/texts.ts'
import { fill } from '../../i18n/fill.ts'
import type { Place } from '../../model/page/place.ts'
import {
  entryIn,
  hasRoom,
  hasRoomForContainer,
  isAlone,
  moveContainer,
  movePlace,
  stepContainer,
  stepEntry,
  withAppearance,
  withContainer,
  withEntry,
  withLabel,
  withOwnContainer,
  withoutContainer,
  withoutPlace,
  type EntrySpot,
} from '../../model/site/arrange-navigation.ts'
import type { Navigation, NavigationEntry } from '../../model/site/navigation.ts'
import { useWorkbench, type Workbench } from '../workbench.ts'
import type { InHand, DropSpot } from './drag/drop-spot.ts'
import { openDialog, usePanel } from './panel-state.ts'
import { nameIn } from '../names/name-in.ts'
import type { PageTools } from './page-tools.ts'
import { navigationOn, pageOn } from '../things/site-things.ts'
import { usePageTools } from './use-page-tools.ts'
import { newId } from '../state/new-id.ts'

const AT_END: Place = { nextTo: null, side: 'after' }

export type Arranging = ReturnType<typeof createArranging>

/** What can be done to the menu; every move is told to those who do not see it. */
function createArranging({ history, data, locale, toaster, wayBack }: Workbench, tools: PageTools) {
  const texts = pagesTexts[locale]
  const menu = (): Navigation => navigationOn(history.store.getState().things)
  const nameOfPage = (id: string) => nameIn(pageOn(history.store.getState().things, id)?.meta.name ?? {}, data.view.locale) ?? texts.untitled
  const nameOfContainer = (id: string) => {
    const container = menu().find((each) => each.id === id)
    const first = container?.children[0]
    return nameIn(container?.label ?? {}, data.view.locale) ?? (first ? nameOfPage(first.page) : texts.container.new)
  }

  function tellEntry(entryId: string) {
    const found = entryIn(menu(), entryId)
    if (!found) return
    const { entry, container } = found
    const position = container.children.indexOf(entry) + 1
    usePanel.setState({
      moved: entryId,
      said: fill(texts.moved, { name: nameOfPage(entry.page), position: String(position), count: String(container.children.length), container: nameOfContainer(container.id) }),
    })
  }

  function tellContainer(id: string) {
    const position = menu().findIndex((each) => each.id === id) + 1
    const [only, other] = menu()[position - 1]?.children ?? []
    usePanel.setState({
      moved: only && !other ? only.id : id,
      said: fill(texts.containerMoved, { name: nameOfContainer(id), position: String(position), count: String(menu().length) }),
    })
  }

  const stepWhole = (id: string, by: -1 | 1) => {
    tools.arrange(stepContainer(menu(), id, by))
    tellContainer(id)
  }
  const putEntry = (entryId: string, spot: EntrySpot) => {
    tools.arrange(movePlace(menu(), entryId, spot))
    tellEntry(entryId)
  }
  /** A line of the menu by itself; the home page is where everybody looks for it. */
  const putAlone = (entry: NavigationEntry, place?: Place) => {
    if (!hasRoomForContainer(menu())) return toaster.error(texts.container.full)
    const [first] = menu()
    const isHome = pageOn(history.store.getState().things, entry.page)?.role === 'home'
    tools.arrange(withOwnContainer(menu(), entry, { id: newId(), place: place ?? (isHome && first ? { nextTo: first.id, side: 'before' } : AT_END) }))
    tellEntry(entry.id)
  }
  const newEntry = (page: string): NavigationEntry => ({ id: newId(), type: 'page', page, appearance: 'default' })
  const addPage = (page: string, containerId: string, place = AT_END) => {
    const container = menu().find(({ id }) => id === containerId)
    if (!container || !hasRoom(container)) return toaster.error(texts.menu.full)
    const entry = newEntry(page)
    tools.arrange(withEntry(menu(), entry, { containerId, place }))
    tellEntry(entry.id)
  }

  return {
    putEntry,
    addPage,
    nameOfContainer,
    stepEntry(entryId: string, by: -1 | 1) {
      const container = entryIn(menu(), entryId)?.container
      if (container && isAlone(container)) return stepWhole(container.id, by)
      tools.arrange(stepEntry(menu(), entryId, by))
      return tellEntry(entryId)
    },
    stepContainer: stepWhole,
    drop({ of, id }: InHand, { containerId, place }: DropSpot) {
      if (of === 'container') {
        tools.arrange(moveContainer(menu(), id, place))
        return tellContainer(id)
      }
      if (containerId !== null) return of === 'page' ? addPage(id, containerId, place) : putEntry(id, { containerId, place })
      const entry = of === 'page' ? newEntry(id) : entryIn(menu(), id)?.entry
      return entry && putAlone(entry, place)
    },
    /** Of a page that is in no menu, or of one that shares its line with others. */
    standAlone: (pageId: string, entryId: string | null) => putAlone((entryId === null ? null : entryIn(menu(), entryId)?.entry) ?? newEntry(pageId)),
    leave: (entryId: string) => tools.arrange(withoutPlace(menu(), entryId)),
    appear: (entryId: string, appearance: NavigationEntry['appearance']) => tools.arrange(withAppearance(menu(), entryId, appearance)),
    addContainer() {
      if (!hasRoomForContainer(menu())) return toaster.error(texts.container.full)
      const id = newId()
      tools.arrange(withContainer(menu(), { id, label: {}, children: [] }))
      openDialog({ name: 'rename', containerId: id, isNew: true })
    },
    rename: (id: string, label: string) => tools.arrange(withLabel(menu(), id, data.view.locale, label)),
    /** One that somebody began and did not want after all. */
    dropContainer: (id: string) => tools.arrange(withoutContainer(menu(), id)),
    removeContainer(id: string) {
      const name = nameOfContainer(id)
      tools.arrange(withoutContainer(menu(), id))
      toaster.success(fill(texts.container.removed, { name }), { label: texts.toasts.undo, run: wayBack() })
    },
  }
}

export function useArranging(): Arranging {
  const workbench = useWorkbench()
  const tools = usePageTools()
  return useMemo(() => createArranging(workbench, tools), [workbench, tools])
}
