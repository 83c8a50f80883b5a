import { normaliseText } from '../../model/content/text.ts'
import { isUnchanged } from '../history/is-unchanged.ts'
import { cursorToEnd, writeText } from './cursor.ts'
import { asShown, limitText, readText, toOneLine } from './plain-text.ts'
import type { OpenEdit, Typing } from '../state/typing.ts'

type Seen = { text: string | null; revision: number }

export type TextPort = {
  hasLines: boolean
  typing: Typing
  /** The stored text as the editor knows it at this moment. */
  seen: () => Seen
  save: (edit: { before: string | null; after: string | null; revision: number }) => void
  /** The cursor has left. */
  ended: () => void
}

/** `start` is what the cursor found on screen, `seen` what its author knew of the stored text. */
type Edit = OpenEdit & { start: string; seen: Seen }

const LINE_BREAKS = ['insertParagraph', 'insertLineBreak']

/**
 * From the moment the cursor comes into the element until it leaves. The letters belong to the cursor meanwhile; React only
 * draws the element. Only the one element with the cursor is prepared: a long page has thousands that could have it.
 */
export function attachTextEditing(element: HTMLElement, { hasLines, typing, seen, save, ended }: TextPort) {
  const stop = new AbortController()
  const { signal } = stop
  let edit: Edit | null = null

  const read = () => readText(element)
  const hasDraft = () => edit !== null && read() !== edit.start

  function show() {
    // Typed text wins over whatever arrives meanwhile; the revision it started from makes the server notice.
    if (hasDraft()) return
    const now = seen()
    // A space just typed at the end is still meant, though the page would not show it.
    const isOwn = edit !== null && now.text === edit.seen.text
    const shown = isOwn ? read() : asShown(now.text, hasLines)
    if (read() !== shown) writeText(element, shown)
    if (edit) Object.assign(edit, { start: shown, seen: now })
  }

  function commit() {
    if (!edit || !hasDraft()) return
    const after = normaliseText(limitText(hasLines ? read() : toOneLine(read())))
    const { text: before } = edit.seen
    const now = seen()
    const revision = isUnchanged(now.text, before) ? now.revision : edit.seen.revision
    Object.assign(edit, { start: read(), seen: { text: after, revision } })
    save({ before, after, revision })
  }

  function begin() {
    element.dataset['lines'] = hasLines ? 'many' : 'one'
    show()
    edit = { start: read(), seen: seen(), hasDraft, commit }
    typing.setState({ edit })
  }

  function finish() {
    if (signal.aborted) return
    commit()
    if (typing.getState().edit === edit) typing.setState({ edit: null })
    stop.abort()
    delete element.dataset['lines']
    ended()
  }

  function giveUp() {
    if (edit) writeText(element, edit.start)
    element.blur()
  }

  begin()
  element.addEventListener('blur', finish, { signal })
  element.addEventListener(
    'input',
    (event) => {
      // Browsers leave a line break behind when the last letter goes; the placeholder needs a truly empty element.
      if (read() === '') element.textContent = ''
      if (event instanceof InputEvent && event.isComposing) return
      const limited = limitText(read())
      if (limited === read()) return
      writeText(element, limited)
      cursorToEnd(element)
    },
    { signal },
  )
  element.addEventListener(
    'beforeinput',
    (event) => {
      const endsEditing = LINE_BREAKS.includes(event.inputType) && !hasLines
      if (endsEditing || event.inputType.startsWith('format')) event.preventDefault()
      if (endsEditing) element.blur()
    },
    { signal },
  )
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? ''
      // Deprecated, yet the only way to insert that the browser's own undo knows of.
      document.execCommand('insertText', false, hasLines ? text : toOneLine(text))
    },
    { signal },
  )
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing) return
      if (event.key === 'Escape') giveUp()
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) element.blur()
    },
    { signal },
  )
  // Inside a summary or a button, space would fold or press instead of editing.
  element.addEventListener('keyup', (event) => event.key === ' ' && event.preventDefault(), { signal })

  return { show, finish }
}
