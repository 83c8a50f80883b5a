import { createStore, type StoreApi } from 'zustand/vanilla'

/** The one text that has the cursor. */
export type OpenEdit = {
  hasDraft: () => boolean
  /** Hands over what is typed so far, without ending the edit. */
  commit: () => void
}

export type Typing = StoreApi<{ edit: OpenEdit | null }>

export const createTyping = (): Typing => createStore(() => ({ edit: null }))
