import { createStore } from 'zustand/vanilla'
import { readFlags } from '../../model/page/path.ts'
import { opened, tellOpened } from '../state/opened.ts'
import { createIdle } from './create-idle.ts'
import { createWave } from './create-wave.ts'
import { farSections } from './far-sections.ts'
import { isEditing, NO_FLAGS, withFlags, type Flags } from './flag-query.ts'
import { holdScroll } from './hold-scroll.ts'
import { returnToPlace } from './kept-place.ts'

function flagsInAddress(): Flags {
  const { toolbar = false, pagemenu = false, settings = false } = readFlags(new URLSearchParams(location.search))
  return { toolbar, pagemenu, settings }
}

export type Toolbar = ReturnType<typeof createToolbar>

/** On or off, as the address says: it survives a reload, and the back button leads out of it. */
export function createToolbar() {
  // Off at first: what the server drew is the live page, and taking it over must find the same.
  const store = createStore<Flags>(() => NO_FLAGS)
  const wave = createWave({ idle: createIdle(), hold: holdScroll })

  function show(flags: Flags, first?: number) {
    const isSwitch = isEditing(flags) !== isEditing(store.getState())
    holdScroll(() => {
      if (isSwitch) wave.begin(farSections(first))
      store.setState(flags)
    })
  }

  function set(flags: Flags) {
    const [pressed, wasEditing] = [document.activeElement, isEditing(store.getState())]
    history.pushState(null, '', location.pathname + withFlags(location.search, flags) + location.hash)
    show(flags)
    // The pressed button went with the switch, and the keyboard would begin at the top of the page: the one in its place takes over.
    if (wasEditing !== isEditing(flags) && !pressed?.isConnected) document.querySelector<HTMLElement>(':is([data-part="bar"], [data-part="start"]) button')?.focus()
  }

  return {
    store,
    wave,
    isOn: () => isEditing(store.getState()),
    turnOn: () => set({ ...NO_FLAGS, toolbar: true }),
    turnOff: () => set(NO_FLAGS),
    /** E-014, E-022: one panel at a time, and it takes the place of the tools on the page. */
    openPanel: (panel: 'pagemenu' | 'settings') => set({ ...NO_FLAGS, [panel]: true }),
    /** E-015 */
    closePanel: () => set({ ...NO_FLAGS, toolbar: true }),
    followAddress() {
      window.addEventListener('popstate', () => show(flagsInAddress()))
      // React must not be told to draw at once while it is still drawing.
      queueMicrotask(() => {
        // Who opens a page wants to write in what is on the screen: whatever is not follows in the next frame.
        show(flagsInAddress(), 0)
        returnToPlace()
        tellOpened()
        void opened.then(() => wave.keepBehind(farSections()))
      })
    },
  }
}
