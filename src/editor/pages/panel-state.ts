import { create } from 'zustand'
import { readMenuState } from './menu-state.ts'

/** What is asked beside the panel. */
export type PanelDialog =
  | { name: 'create'; containerId: string | null; collection: string | null }
  | { name: 'settings'; pageId: string }
  | { name: 'remove'; pageId: string }
  | { name: 'rename'; containerId: string; isNew: boolean }
  | { name: 'renamePage'; pageId: string }

type Target = { of: 'line'; pageId: string; entryId: string | null } | { of: 'container'; containerId: string }

/** Whose menu is open, and at which button. */
export type OpenMenu = Target & { anchor: HTMLElement; name: string }

type PanelState = {
  query: string
  view: 'pages' | 'bin'
  dialog: PanelDialog | null
  menu: OpenMenu | null
  /** What a screen reader hears of a move. */
  said: string
  /** The handle that moved along and takes the focus again. */
  moved: string | null
}

export const usePanel = create<PanelState>()(() => {
  const { query, view } = readMenuState()
  return { query, view, dialog: null, menu: null, said: '', moved: null }
})

export const openDialog = (dialog: PanelDialog) => usePanel.setState({ dialog, menu: null })
export const closeDialog = () => usePanel.setState({ dialog: null })
export const openMenu = (menu: OpenMenu) => usePanel.setState({ menu })
export const closeMenu = () => usePanel.setState({ menu: null })
