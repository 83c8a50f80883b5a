import { MAX_TEXT } from '../../model/content/field.ts'
import { normaliseText } from '../../model/content/text.ts'
import { isUnchanged } from '../history/is-unchanged.ts'
import { openEdit, type Typing } from '../state/typing.ts'
import { cursorInto, cursorToEnd, writeText } from './cursor.ts'
import { nextText } from './next-text.ts'
import { asShown, limitText, readText, toOneLine } from './plain-text.ts'

type Seen = { text: string | null; revision: number }

export type TextPort = {
  hasLines: boolean
  typing: Typing
  /** The stored text as the editor knows it at this moment. */
  seen: () => Seen
  /** What was refused when the cursor left last: it goes on from there. */
  typed?: string | null
  /** What must not be saved as it is. */
  isRefused?: (text: string | null) => boolean
  save: (edit: { before: string | null; after: string | null; revision: number }) => void
  /** A text that was too long has lost its end. */
  onCut: () => void
  /** Somebody wants bold letters where there are none. */
  onFormat: () => void
  /** The cursor has left; what was refused stays where it was typed. */
  ended: (refused: string | null) => void
}

const FORMATS = ['b', 'i', 'u']
const LINE_BREAKS = ['insertParagraph', 'insertLineBreak']

/**
 * From the moment the cursor comes into the element until it leaves. The letters belong to the cursor meanwhile; React only
 * draws the element. Only the one element with the cursor is prepared: a long page has thousands that could have it.
 */
export function attachTextEditing(element: HTMLElement, { hasLines, typing, seen, typed: left = null, isRefused, save, onCut, onFormat, ended }: TextPort) {
  const stop = new AbortController()
  const { signal } = stop
  /** `start` is what the cursor found on screen, `known` what its author knew of the stored text. */
  let start = ''
  let known = seen()
  let isComposing = false

  const read = () => readText(element)
  const hasDraft = () => read() !== start
  const typed = () => normaliseText(limitText(hasLines ? read() : toOneLine(read())))

  function show() {
    // Typed text wins over whatever arrives meanwhile; the revision it started from makes the server notice.
    if (hasDraft()) return
    const now = seen()
    // A space just typed at the end is still meant, though the page would not show it.
    const shown = now.text === known.text ? start : asShown(now.text, hasLines)
    if (read() !== shown) writeText(element, shown)
    start = shown
    known = now
    open.tell()
  }

  function commit() {
    if (!hasDraft() || isComposing || isRefused?.(typed())) return
    const { text: before } = known
    const now = seen()
    const after = typed()
    const revision = isUnchanged(now.text, before) ? now.revision : known.revision
    start = read()
    known = { text: after, revision }
    save({ before, after, revision })
  }

  function finish() {
    if (signal.aborted) return
    isComposing = false
    commit()
    open.close()
    stop.abort()
    delete element.dataset['lines']
    ended(hasDraft() ? typed() : null)
  }

  function insert(text: string) {
    const selected = getSelection()?.toString().length ?? 0
    const room = Math.max(0, MAX_TEXT - read().length + selected)
    const cut = limitText(text, room)
    if (cut !== text) onCut()
    // Deprecated, yet the only way to insert that keeps the cursor with its letters.
    if (cut !== '') document.execCommand('insertText', false, cut)
  }

  const on = <Name extends keyof HTMLElementEventMap>(name: Name, hear: (event: HTMLElementEventMap[Name]) => void) => element.addEventListener(name, hear, { signal })

  function goOn() {
    const next = nextText(element)
    if (!next) return element.blur()
    next.focus()
    if (next.isContentEditable) cursorToEnd(next)
  }

  element.dataset['lines'] = hasLines ? 'many' : 'one'
  writeText(element, asShown(known.text, hasLines))
  start = read()
  if (left !== null) writeText(element, left)
  const open = openEdit(typing, { hasDraft, commit })

  on('blur', finish)
  on('compositionstart', () => (isComposing = true))
  on('compositionend', () => (isComposing = false))
  on('input', () => {
    // Browsers leave a line break behind when the last letter goes; the placeholder needs a truly empty element.
    if (read() === '') element.textContent = ''
    if (!isComposing && limitText(read()) !== read()) writeText(element, limitText(read()))
    open.typed()
  })
  on('beforeinput', (event) => {
    const endsEditing = LINE_BREAKS.includes(event.inputType) && !hasLines
    const isFull = event.inputType === 'insertText' && read().length >= MAX_TEXT && getSelection()?.isCollapsed === true
    if (endsEditing || isFull || event.inputType.startsWith('format')) event.preventDefault()
    if (endsEditing) goOn()
  })
  on('paste', (event) => {
    event.preventDefault()
    const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n') ?? ''
    insert(hasLines ? text : toOneLine(text))
  })
  on('click', () => cursorInto(element))
  on('keydown', (event) => {
    if (event.isComposing) return
    cursorInto(element)
    if ((event.metaKey || event.ctrlKey) && FORMATS.includes(event.key.toLowerCase())) onFormat()
    if (event.key === 'Escape' || (event.key === 'Enter' && (event.metaKey || event.ctrlKey))) element.blur()
  })
  // Inside a summary or a button, space would fold or press instead of editing.
  on('keyup', (event) => event.key === ' ' && event.preventDefault())

  return { show, finish }
}
