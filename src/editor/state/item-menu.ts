import { create } from 'zustand'

/** Whether the menu of what is chosen stands back, because something else has its place at a phone's thumb. */
export const useItemMenu = create<{ isFolded: boolean }>()(() => ({ isFolded: false }))

export const foldItemMenu = (isFolded: boolean) => useItemMenu.setState({ isFolded })
