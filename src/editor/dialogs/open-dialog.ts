import { create } from 'zustand'
import { END_OF_PAGE, type Place } from '../../model/page/place.ts'

export type DialogName =
  | 'revert'
  | 'signOut'
  | 'signIn'
  | 'parked'
  | 'clash'
  | 'picker'
  | 'delete'
  | 'palette'
  | 'publish'
  | 'translations'
  | 'board'
  | 'history'
  | 'library'
  | 'start'

type Dialogs = {
  name: DialogName | null
  /** Where the picker's choice goes. */
  place: Place
  /** What the question about deleting is about. */
  groupId: string | null
  open: (name: DialogName) => void
  openDelete: (groupId: string) => void
  openPicker: (place: Place) => void
  close: () => void
}

/** One dialog at a time. Whoever wants to know about one asks `useDialog`: a picker that closes draws no other dialog again. */
export const useDialogs = create<Dialogs>()((set) => ({
  name: null,
  place: END_OF_PAGE,
  groupId: null,
  open: (name) => set({ name }),
  openDelete: (groupId) => set({ name: 'delete', groupId }),
  openPicker: (place) => set({ name: 'picker', place }),
  close: () => set({ name: null }),
}))

export function useDialog(name: DialogName): { isOpen: boolean; close: () => void } {
  const isOpen = useDialogs((state) => state.name === name)
  const close = useDialogs((state) => state.close)
  return { isOpen, close }
}
