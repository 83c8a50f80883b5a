import { create } from 'zustand'
import { END_OF_PAGE, type Place } from '../../model/page/place.ts'

export type DialogName = 'revert' | 'signOut' | 'parked' | 'clash' | 'picker'

type Dialogs = {
  name: DialogName | null
  /** Where the picker's choice goes. */
  place: Place
  open: (name: DialogName) => void
  openPicker: (place: Place) => void
  close: () => void
}

/** One dialog at a time. */
export const useDialogs = create<Dialogs>()((set) => ({
  name: null,
  place: END_OF_PAGE,
  open: (name) => set({ name }),
  openPicker: (place) => set({ name: 'picker', place }),
  close: () => set({ name: null }),
}))
