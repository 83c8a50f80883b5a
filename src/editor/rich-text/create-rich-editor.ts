import { Editor, Extension } from '@tiptap/core'
import type { Node as ProseNode } from '@tiptap/pm/model'
import { Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { ReplaceStep } from '@tiptap/pm/transform'
import type { EditorView } from '@tiptap/pm/view'
import type { RichText } from '../../model/content/rich-text.ts'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { richExtensions, type Surroundings } from './extensions.ts'
import { toEditor } from './stored-doc.ts'

/** Where the hand was: a point on the screen, or a selected piece counted in letters. */
export type Entrance = { x: number; y: number } | { from: number; to: number } | null

type Given = Surroundings & { label: string; locale: string; onInput: () => void; onFormat: () => void; onTooLong: () => void }

const MOST = { letters: 190_000, blocks: 500, pieces: 500, items: 200, lines: 20 }

/** A text that the model would refuse is never written in the first place. */
function fits(doc: ProseNode): boolean {
  let isSmall = doc.childCount <= MOST.blocks && doc.textContent.length <= MOST.letters
  doc.descendants(({ type, isTextblock, childCount }) => {
    const most = isTextblock ? MOST.pieces : type.name === 'listItem' ? MOST.lines : MOST.items
    isSmall &&= childCount <= most
    return isSmall
  })
  return isSmall
}

function limitLength(onTooLong: () => void): Extension {
  const filterTransaction = ({ docChanged, doc, before }: Transaction) => {
    const isFine = !docChanged || fits(doc) || !fits(before)
    if (!isFine) onTooLong()
    return isFine
  }
  return Extension.create({ name: 'limitLength', addProseMirrorPlugins: () => [new Plugin({ filterTransaction })] })
}

/** A paragraph deleted as a whole leaves an empty one of the size that was chosen for it; Tiptap would make it an ordinary one. */
function keepSize(): Extension {
  const filterTransaction = (transaction: Transaction) => {
    const { childCount, firstChild } = transaction.before
    if (childCount === 1 && firstChild?.type.name === 'paragraph') transaction.setMeta('preventClearDocument', true)
    return true
  }
  return Extension.create({ name: 'keepSize', addProseMirrorPlugins: () => [new Plugin({ filterTransaction })] })
}

/** Anything but letters coming and going within one paragraph. */
function isFormat(transaction: Transaction): boolean {
  return transaction.docChanged && transaction.steps.some((step) => !(step instanceof ReplaceStep) || step.slice.openStart + step.slice.openEnd > 0)
}

/** Who presses faster than the browser tells what is selected deletes what he sees selected, not what was before. */
function catchUpWithSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  const { selection, doc, tr } = view.state
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode) || !(selection instanceof TextSelection)) return
  const seen = TextSelection.between(doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0)), doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0)))
  if (!seen.eq(selection)) view.dispatch(tr.setSelection(seen))
}

export function createRichEditor(element: HTMLElement, doc: RichText | null, { label, locale, onInput, onFormat, onTooLong, ...around }: Given): Editor {
  const editor = new Editor({
    element: { mount: element },
    extensions: [...richExtensions(around), limitLength(onTooLong), keepSize()],
    content: toEditor(doc),
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: locale, spellcheck: 'true' },
      transformPastedHTML: cleanPastedHtml,
      handleKeyDown(view, event) {
        if (view.composing) return false
        if (event.key === 'Delete' || event.key === 'Backspace') catchUpWithSelection(view)
        if (event.key !== 'Escape') return false
        view.dom.blur()
        return true
      },
    },
    onUpdate: onInput,
  })
  editor.on('beforeTransaction', ({ transaction }) => isFormat(transaction) && onFormat())
  return editor
}

/** The position before the letter with this number, counted over all blocks. */
function positionAt(editor: Editor, letters: number): number {
  let left = letters
  let found: number | null = null
  editor.state.doc.descendants((node, position) => {
    if (found !== null || !node.isText) return found === null
    const { length } = node.text ?? ''
    if (left <= length) found = position + left
    else left -= length
    return false
  })
  return found ?? editor.state.doc.content.size
}

export function enter(editor: Editor, entrance: Entrance): void {
  const { state, view } = editor
  const range =
    entrance === null
      ? null
      : 'from' in entrance
        ? [positionAt(editor, entrance.from), positionAt(editor, entrance.to)]
        : [view.posAtCoords({ left: entrance.x, top: entrance.y })?.pos ?? state.doc.content.size]
  const [from, to = from] = range ?? [state.doc.content.size]
  view.dispatch(state.tr.setSelection(TextSelection.between(state.doc.resolve(from ?? 0), state.doc.resolve(to ?? 0))))
  // Whoever clicked sees the place already; scrolling to it would move the page under the hand.
  view.dom.focus({ preventScroll: entrance !== null })
}

/** Replaces only what differs, so that the cursor stays with its words. */
export function showDoc(editor: Editor, doc: RichText | null): void {
  const next = editor.schema.nodeFromJSON(toEditor(doc))
  const { state } = editor
  const start = state.doc.content.findDiffStart(next.content)
  const end = start === null ? null : state.doc.content.findDiffEnd(next.content)
  if (start === null || !end) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const transaction: Transaction = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
  editor.view.dispatch(transaction.setMeta('preventUpdate', true))
}
