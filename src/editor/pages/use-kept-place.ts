import { useEffect, type RefObject } from 'react'
import type { Navigation } from '../../model/site/navigation.ts'
import { useWorkbench } from '../workbench.ts'
import { keepMenuState, keepPlace, readMenuState } from './menu-state.ts'
import { usePanel } from './panel-state.ts'

const scrollerOf = (element: HTMLElement | null) => element?.parentElement ?? null

/** The panel comes back where it was: the same search, the same part, as far down. */
export function useKeptPlace(inside: RefObject<HTMLElement | null>, navigation: Navigation, isRead: boolean): void {
  const { data } = useWorkbench()
  const parentId = navigation.find(({ children }) => children.some(({ page }) => page === data.page.id))?.id ?? null
  useEffect(() => keepPlace({ pageId: data.page.id, parentId }), [data, parentId])
  useEffect(() => {
    if (!isRead) return
    const { scroll } = readMenuState()
    scrollerOf(inside.current)?.scrollTo({ top: scroll, behavior: 'instant' })
  }, [inside, isRead])
  useEffect(() => {
    const element = inside.current
    const keep = () => {
      const { query, view } = usePanel.getState()
      keepMenuState({ query, view, scroll: scrollerOf(element)?.scrollTop ?? 0 })
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [inside])
}
