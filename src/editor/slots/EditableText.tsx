import { useLayoutEffect, useRef } from 'react'
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

const EDITABLE = {
  tabIndex: 0,
  contentEditable: knowsPlainText() ? ('plaintext-only' as const) : true,
  suppressContentEditableWarning: true,
  spellCheck: true,
  'data-editable': '',
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

export function EditableText(props: TextProps) {
  return props.slot.isShown ? <Editable {...props} /> : null
}

function Editable({ slot, as: Tag = 'p', className }: TextProps) {
  const { history, typing, texts } = useWorkbench()
  const { locale } = usePage()
  const ref = useRef<HTMLHeadingElement & HTMLDivElement & HTMLParagraphElement>(null)
  const editing = useRef<ReturnType<typeof attachTextEditing>>(null)
  const fieldId = fieldIdOf(slot.groupId, slot.name)
  const value = textIn(slot.field, locale)
  const label = slotLabel(texts, slot.name)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const hasLines = showsLines(element, Tag)
    element.dataset['lines'] = hasLines ? 'many' : 'one'
    if (!isHeading(Tag)) element.ariaMultiLine = String(hasLines)
    const attached = attachTextEditing(element, {
      hasLines,
      typing,
      seen: () => ({ text: textAt(history.store.getState().groups, fieldId, locale), revision: history.revisionOf(fieldId) }),
      save: (edit) => history.saveText({ fieldId, locale, ...edit }),
    })
    editing.current = attached
    return () => attached.detach()
  }, [history, typing, fieldId, locale, Tag])

  useLayoutEffect(() => editing.current?.show(), [value])

  return <Tag ref={ref} className={className} lang={locale} data-placeholder={label} {...EDITABLE} {...nameFor(Tag, label, value === null)} />
}
