import { create } from 'zustand'

export type DialogName = 'revert' | 'signOut' | 'parked' | 'clash'

type Dialogs = { name: DialogName | null; open: (name: DialogName) => void; close: () => void }

/** One dialog at a time; which one is all there is to know. */
export const useDialogs = create<Dialogs>()((set) => ({
  name: null,
  open: (name) => set({ name }),
  close: () => set({ name: null }),
}))
