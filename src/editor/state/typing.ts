import { createStore, type StoreApi } from 'zustand/vanilla'
import { afterFrame } from './after-frame.ts'

/** The one text that has the cursor. */
export type OpenEdit = {
  hasDraft: () => boolean
  /** Hands over what is typed so far, without ending the edit. */
  commit: () => void
}

/** `hasLetters`: something is typed that nobody has been given yet. */
export type Typing = StoreApi<{ edit: OpenEdit | null; hasLetters: boolean }>

export const createTyping = (): Typing => createStore(() => ({ edit: null, hasLetters: false }))

/** A browser that is killed a second after the last key has handed over all of them. */
const KEEP_AFTER_MS = 800
/** From here on behind the next letter that is painted: at any other moment the letter after it might have to wait for the handing over. */
const KEEP_BEHIND_LETTER_MS = 600

/** While the cursor is in a text: its letters are handed over again and again, at most about once a second. */
export function openEdit(typing: Typing, edit: OpenEdit) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt = 0
  const isOpen = () => typing.getState().edit === edit
  const tell = () => isOpen() && typing.setState({ hasLetters: edit.hasDraft() })

  function keep() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    edit.commit()
    tell()
  }

  typing.setState({ edit, hasLetters: false })
  return {
    tell,
    typed() {
      tell()
      if (!edit.hasDraft()) return
      if (timer === undefined) {
        timer = setTimeout(keep, KEEP_AFTER_MS)
        firstAt = performance.now()
      } else if (performance.now() - firstAt >= KEEP_BEHIND_LETTER_MS) afterFrame(keep)
    },
    close() {
      clearTimeout(timer)
      timer = undefined
      if (isOpen()) typing.setState({ edit: null, hasLetters: false })
    },
  }
}
