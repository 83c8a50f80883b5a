import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react'
import { textIn } from '../../model/content/field.ts'
import { fieldId as fieldIdOf } from '../../model/page/field-id.ts'
import { usePage } from '../../ui/page-context.ts'
import { fitWords } from '../../ui/slots/fit-words.ts'
import type { TextProps, TextTag } from '../../ui/slots/LiveText.tsx'
import { textAt } from '../history/fields.ts'
import { useSample } from '../samples/use-sample.ts'
import { useWorkbench } from '../workbench.ts'
import { attachTextEditing } from './attach-text-editing.ts'
import { slotLabel } from '../names/slot-label.ts'
import './slots.css'

/** What a value must not be, and how that is said. */
export type Refusal = { isRefused: (text: string | null) => boolean; complain: (element: HTMLElement) => void }

const LINE_TAGS: readonly TextTag[] = ['p', 'div']

/** Older browsers know no plain text editing; there, pasting and formatting are kept plain by hand. */
function knowsPlainText(): boolean {
  try {
    document.createElement('p').contentEditable = 'plaintext-only'
    return true
  } catch {
    return false
  }
}

const EDITABLE = {
  tabIndex: 0,
  contentEditable: knowsPlainText() ? ('plaintext-only' as const) : true,
  suppressContentEditableWarning: true,
  spellCheck: true,
  'data-editable': '',
  // Inside a link, a summary or a button, a click would follow, fold or press instead of editing.
  onClick: (event: MouseEvent) => event.preventDefault(),
}

const isHeading = (tag: TextTag) => /^h\d$/.test(tag)

/** A heading stays a heading while it is edited: assistive technology would otherwise lose the page's outline. */
function nameFor(tag: TextTag, label: string, isEmpty: boolean) {
  if (!isHeading(tag)) return { role: 'textbox', 'aria-label': label, 'aria-placeholder': label }
  return isEmpty ? { 'aria-label': label } : { 'aria-description': label }
}

/** A line break is only worth typing where the page will show it. */
function showsLines(element: HTMLElement, tag: TextTag): boolean {
  return LINE_TAGS.includes(tag) && /^(pre|break)/.test(getComputedStyle(element).whiteSpace)
}

/** As visitors get it: without the cursor it is the page's own style that decides about lines and spaces. */
function showText(element: HTMLElement, text: string | null): void {
  if (element.textContent !== (text ?? '')) element.textContent = text
}

type Props = TextProps & {
  /** Drawn inside the element of a slot that says itself which one it is. */
  isPart?: boolean
  /** How a value stands on the page while nobody edits it. */
  format?: (value: string) => string
  refusal?: Refusal
}

export function EditableText(props: Props) {
  return props.slot.isShown ? <Editable {...props} /> : null
}

function Editable({ slot, as = 'p', className, isPart = false, format = (text) => text, refusal }: Props) {
  const { history, typing, texts, toaster } = useWorkbench()
  const { locale } = usePage()
  const ref = useRef<HTMLHeadingElement & HTMLDivElement & HTMLParagraphElement>(null)
  const editing = useRef<ReturnType<typeof attachTextEditing>>(null)
  const refused = useRef(false)
  // The cursor would be lost with its element: a main heading becomes another one only when nobody is in it.
  const [held, hold] = useState<TextTag | null>(null)
  const Tag = held ?? as
  const fieldId = fieldIdOf(slot.groupId, slot.name)
  const value = textIn(slot.field, locale)
  const shown = value === null ? null : format(value)
  // React must never write this element again: it would write over what the cursor has typed.
  const [first] = useState(shown)
  const label = slotLabel(texts, slot.name)
  const sample = useSample(slot, value === null)

  function begin() {
    const element = ref.current
    if (!element || editing.current) return
    const hasLines = showsLines(element, Tag)
    if (!isHeading(Tag)) element.ariaMultiLine = String(hasLines)
    const typed = refused.current ? element.textContent : null
    element.ariaInvalid = null
    hold(Tag)
    history.beginStay()
    const seen = () => ({ text: textAt(history.store.getState().groups, fieldId, locale), revision: history.revisionOf(fieldId) })
    const attached = attachTextEditing(element, {
      hasLines,
      typing,
      seen,
      typed,
      isRefused: refusal?.isRefused,
      save: (edit) => history.saveText({ fieldId, locale, ...edit }),
      onCut: () => toaster.error(texts.toasts.cut),
      onFormat: () => toaster.note(texts.toasts.plain),
      ended(left) {
        editing.current = null
        stopFollowing()
        refused.current = left !== null
        history.endStay()
        hold(null)
        if (left !== null) return refusal?.complain(element)
        const { text } = seen()
        showText(element, text === null ? null : format(text))
      },
    })
    editing.current = attached
    // Not by drawing: what is saved and taken back in one breath is drawn once, and looks as if nothing had happened.
    const stopFollowing = history.store.subscribe((state, before) => state.groups !== before.groups && attached.show())
  }

  useLayoutEffect(() => () => editing.current?.finish(), [history, typing, fieldId, locale, Tag])
  useLayoutEffect(() => {
    if (!editing.current && ref.current && !refused.current) showText(ref.current, shown)
  }, [shown, Tag])

  return (
    <Tag
      ref={ref}
      className={className}
      style={fitWords(Tag, value)}
      lang={locale}
      data-placeholder={sample ?? label}
      data-sample={sample === null ? undefined : ''}
      data-field={isPart ? undefined : fieldId}
      {...EDITABLE}
      {...nameFor(Tag, label, value === null)}
      onFocus={begin}
    >
      {first}
    </Tag>
  )
}
