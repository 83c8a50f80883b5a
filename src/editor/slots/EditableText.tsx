import { createElement, useLayoutEffect, useRef } from 'react'
import { textIn } from '../../model/content/field.ts'
import { fieldId as fieldIdOf } from '../../model/page/field-id.ts'
import { usePage } from '../../ui/page-context.ts'
import type { TextProps, TextTag } from '../../ui/slots/LiveText.tsx'
import { textAt } from '../history/fields.ts'
import { useWorkbench } from '../workbench.ts'
import { attachTextEditing } from './attach-text-editing.ts'
import { slotLabel } from './slot-label.ts'
import './slots.css'

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

const EDITABLE = knowsPlainText() ? 'plaintext-only' : true

/** A line break is only worth typing where the page will show it. */
function showsLines(element: HTMLElement, tag: TextTag): boolean {
  return LINE_TAGS.includes(tag) && /^(pre|break)/.test(getComputedStyle(element).whiteSpace)
}

export function EditableText(props: TextProps) {
  return props.slot.isShown ? <Editable {...props} /> : null
}

function Editable({ slot, as: tag = 'p', className }: TextProps) {
  const { history, typing, texts } = useWorkbench()
  const { locale } = usePage()
  const ref = useRef<HTMLElement>(null)
  const editing = useRef<ReturnType<typeof attachTextEditing>>(null)
  const fieldId = fieldIdOf(slot.groupId, slot.name)
  const value = textIn(slot.field, locale)
  const label = slotLabel(texts, slot.name)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const hasLines = showsLines(element, tag)
    element.dataset['lines'] = hasLines ? 'many' : 'one'
    element.ariaMultiLine = String(hasLines)
    const attached = attachTextEditing(element, {
      hasLines,
      typing,
      seen: () => ({ text: textAt(history.store.getState().groups, fieldId, locale), revision: history.revisionOf(fieldId) }),
      save: (edit) => history.saveText({ fieldId, locale, ...edit }),
    })
    editing.current = attached
    return attached.detach
  }, [history, typing, fieldId, locale, tag])

  useLayoutEffect(() => editing.current?.show(), [value])

  return createElement(tag, {
    ref,
    className,
    role: 'textbox',
    tabIndex: 0,
    'aria-label': label,
    'aria-placeholder': label,
    contentEditable: EDITABLE,
    suppressContentEditableWarning: true,
    spellCheck: true,
    lang: locale,
    'data-editable': '',
  })
}
