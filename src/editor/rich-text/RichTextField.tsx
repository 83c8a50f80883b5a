import type { Editor } from '@tiptap/core'
import { useLayoutEffect, useRef, useState } from 'react'
import { richTextTexts } from '../../i18n/editor/rich-text/texts.ts'
import { richIn } from '../../model/content/field.ts'
import { hrefOf } from '../../model/content/link.ts'
import { fieldOn } from '../../model/commands/desk.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { usePage } from '../../ui/page-context.ts'
import prose from '../../ui/rich-text/RichTextBlocks.module.css'
import { useWorkbench } from '../workbench.ts'
import { attachRichEditing, type RichPort } from './attach-rich-editing.ts'
import { Bubble } from './Bubble.tsx'
import type { Entrance } from './create-rich-editor.ts'
import './rich-text.css'

export type RichTextFieldProps = {
  groupId: string
  slot: string
  label: string
  entrance: Entrance
  /** As the page drew them. */
  pictures: ReadonlyMap<string, HTMLElement>
  onLeave: () => void
}

/** The rich text with the cursor in it, drawn as the page draws it. */
export function RichTextField({ groupId, slot, label, entrance, pictures, onLeave }: RichTextFieldProps) {
  const { history, typing, toaster, locale: editorLocale } = useWorkbench()
  const { locale, facts } = usePage()
  const ref = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const texts = richTextTexts[editorLocale]

  // The cursor keeps its text for as long as it stays.
  const [port] = useState<RichPort>(() => {
    const id = fieldId(groupId, slot)
    return {
      label,
      locale,
      typing,
      entrance,
      seen: () => ({ value: richIn(fieldOn(history.shown(), groupId, slot), locale), revision: history.revisionOf(id) }),
      save: (edit) => history.saveRich({ fieldId: id, locale, ...edit }),
      hrefOf: (attrs) => ('link' in attrs ? hrefOf(attrs.link, facts.getState().pageHref) : attrs.href),
      drawImage: (mediaId) => {
        const drawn = pictures.get(mediaId)?.cloneNode(true)
        return drawn instanceof HTMLElement ? drawn : document.createElement('div')
      },
      endBurst: history.endBurst,
      onTooLong: () => toaster.error(texts.tooLong),
      ended() {
        history.endStay()
        onLeave()
      },
    }
  })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    history.beginStay()
    const editing = attachRichEditing(element, port)
    setEditor(editing.editor)
    const unsubscribe = history.store.subscribe((state, before) => state.groups !== before.groups && editing.show())
    return () => {
      unsubscribe()
      editing.destroy()
    }
  }, [history, port])

  return (
    <>
      <div ref={ref} className={prose.prose} data-rich-text="" style={{ '--placeholder': JSON.stringify(label) }} />
      {editor && <Bubble editor={editor} texts={texts} />}
    </>
  )
}
