import type { Editor } from '@tiptap/core'
import { Link as LinkIcon, Unlink } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RichTextTexts } from '../../i18n/editor/rich-text/de.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { Popover } from '../../kit/popover/Popover.tsx'
import type { Link } from '../../model/content/link.ts'
import { linkOfHref, type RichTextLink } from '../../model/content/rich-text.ts'
import { useFact } from '../../ui/use-fact.ts'
import { nameIn } from '../names/name-in.ts'
import { useSiteMap } from '../links/use-site-map.ts'
import { useWorkbench } from '../workbench.ts'
import { useSeenBeside } from '../state/seen-beside.ts'
import { linkLabel } from './link-label.ts'
import { wordsWithTools } from './use-bubble.ts'
import { loadedLater, Nothing } from '../loaded-later.tsx'
import styles from './Bubble.module.css'

const LinkForm = loadedLater(() => import('../links/LinkForm.tsx').then(({ LinkForm }) => LinkForm), Nothing)

function linkAt(editor: Editor): RichTextLink | null {
  const { href, link } = editor.getAttributes('link')
  return link ? { link } : href ? { href } : null
}

type Props = { editor: Editor; texts: RichTextTexts }

/** E-089: without a link the button leads to one; with one it says where it leads, and a press takes it away. */
export function LinkTool({ editor, texts }: Props) {
  const { data } = useWorkbench()
  const pageHref = useFact((facts) => facts.pageHref)
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const attrs = linkAt(editor)
  const value = attrs && ('link' in attrs ? attrs.link : linkOfHref(attrs.href))
  const { site } = useSiteMap(value?.type === 'page')
  const pageName = (id: string) => {
    const page = typeof site === 'string' ? undefined : site.pages.find((each) => each.id === id)
    return page ? (nameIn(page.name, data.view.locale) ?? undefined) : undefined
  }
  const chain = () => editor.chain().focus(undefined, { scrollIntoView: false }).extendMarkRange('link')

  useMarkedWords(editor, isOpen)
  useSeenBeside(() => wordsWithTools(editor, null), isOpen)
  const around = useMemo(
    () => ({ getBoundingClientRect: () => wordsWithTools(editor, place.current?.closest('[role="toolbar"]') ?? null), contextElement: editor.view.dom }),
    [editor],
  )

  function change(link: Link | null) {
    if (link) chain().setMark('link', { link, href: null }).run()
    else chain().unsetMark('link').run()
    setOpen(false)
  }

  return (
    <span ref={place} className={styles.link}>
      <IconButton
        label={attrs ? texts.removeLink : texts.link}
        aria-pressed={attrs !== null}
        className={styles.tool}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => (attrs ? change(null) : setOpen(true))}
      >
        {attrs ? <Unlink size={18} aria-hidden="true" /> : <LinkIcon size={18} aria-hidden="true" />}
      </IconButton>
      {attrs && (
        <Button className={styles.target} onMouseDown={(event) => event.preventDefault()} onClick={() => setOpen(true)}>
          {linkLabel(attrs, { pageName, pageHref, page: texts.page })}
        </Button>
      )}
      <Popover isOpen={isOpen} onChange={setOpen} anchor={around} title={texts.link} closeLabel={texts.close}>
        <LinkForm value={value} onChange={change} inputRef={input} />
      </Popover>
    </span>
  )
}

/** While the cursor is in the form, browsers no longer show which words it is about. */
function useMarkedWords(editor: Editor, isOn: boolean) {
  useEffect(() => {
    if (!isOn || !('highlights' in CSS)) return
    const { from, to } = editor.state.selection
    const [start, end] = [editor.view.domAtPos(from), editor.view.domAtPos(to)]
    const words = document.createRange()
    words.setStart(start.node, start.offset)
    words.setEnd(end.node, end.offset)
    CSS.highlights.set('link-words', new Highlight(words))
    return () => void CSS.highlights.delete('link-words')
  }, [editor, isOn])
}
