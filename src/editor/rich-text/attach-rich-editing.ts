import type { RichValue } from '../../model/content/field.ts'
import { same } from '../../model/same.ts'
import { openEdit, type Typing } from '../state/typing.ts'
import { createRichEditor, enter, showDoc, type Entrance } from './create-rich-editor.ts'
import type { Surroundings } from './extensions.ts'
import { toStored } from './stored-doc.ts'

type Seen = { value: RichValue | null; revision: number }

export type RichPort = Surroundings & {
  label: string
  locale: string
  typing: Typing
  entrance: Entrance
  seen: () => Seen
  save: (edit: { before: RichValue | null; after: RichValue | null; revision: number }) => void
  /** What is typed from here on is taken back on its own. */
  endBurst: () => void
  onTooLong: () => void
  ended: () => void
}

/** What belongs to the text although it floats elsewhere: working with it is not leaving. */
export const TOOLS = '[data-rich-tools]'

/** From the moment the cursor comes into a rich text until it leaves for something else than its tools. */
export function attachRichEditing(element: HTMLElement, { typing, entrance, seen, save, endBurst, ended, ...given }: RichPort) {
  const stop = new AbortController()
  const { signal } = stop
  let known = seen()
  let isShowing = false
  const editor = createRichEditor(element, known.value?.json ?? null, { ...given, onInput: () => open.typed(), onFormat: separate })
  let start = editor.state.doc

  const hasDraft = () => !editor.state.doc.eq(start)

  function show() {
    // Typed text wins over whatever arrives meanwhile; the revision it started from makes the server notice.
    if (signal.aborted || hasDraft()) return
    const now = seen()
    isShowing = true
    if (!same(now.value, known.value)) showDoc(editor, now.value?.json ?? null)
    isShowing = false
    start = editor.state.doc
    known = now
    open.tell()
  }

  function commit() {
    if (!hasDraft() || editor.view.composing) return
    const after = toStored(editor.getJSON())
    if (after === undefined) return
    const { value: before } = known
    const now = seen()
    const revision = same(now.value, before) ? now.revision : known.revision
    start = editor.state.doc
    known = { value: after, revision }
    save({ before, after, revision })
  }

  /** Bold, a list or a new paragraph is one step, and the words before it are another. */
  function separate() {
    if (isShowing) return
    commit()
    endBurst()
  }

  function finish() {
    if (signal.aborted) return
    commit()
    open.close()
    stop.abort()
    ended()
  }

  const isInside = (target: EventTarget | null) => target instanceof Element && (element.contains(target) || target.closest(TOOLS) !== null)
  const leaveFor = ({ target }: Event) => !isInside(target) && finish()

  const open = openEdit(typing, { hasDraft, commit })
  enter(editor, entrance)
  document.addEventListener('pointerdown', leaveFor, { signal, capture: true })
  document.addEventListener('focusin', leaveFor, { signal })
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (isInside(relatedTarget)) return
      // A look at another window is no leaving, but nobody knows whether it comes back.
      if (document.hasFocus()) finish()
      else commit()
    },
    { signal },
  )

  return {
    editor,
    show,
    destroy() {
      finish()
      editor.destroy()
    },
  }
}
