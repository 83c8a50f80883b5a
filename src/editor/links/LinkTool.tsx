import { useRef } from 'react'
import { useStore } from 'zustand'
import { linkTexts } from '../../i18n/editor/links/texts.ts'
import { Popover } from '../../kit/popover/Popover.tsx'
import { fieldOn } from '../../model/commands/desk.ts'
import { fieldLink } from '../../model/commands/field-link.ts'
import type { Link } from '../../model/content/link.ts'
import { useSeenBeside } from '../state/seen-beside.ts'
import { elementOf } from '../state/elements.ts'
import { useWorkbench } from '../workbench.ts'
import { LinkForm } from './LinkForm.tsx'

type Props = { groupId: string; slot: string; anchor: Element | null; onClose: () => void }

/** Where a button or a picture of the page leads. */
export function LinkTool({ groupId, slot, anchor, onClose }: Props) {
  const { history, locale } = useWorkbench()
  const texts = linkTexts[locale]
  const input = useRef<HTMLInputElement>(null)
  useSeenBeside(() => elementOf({ of: 'field', groupId, slot })?.getBoundingClientRect())
  const before = useStore(history.store, () => fieldOn(history.shown(), groupId, slot)?.options.link ?? null)

  function save(after: Link | null) {
    history.perform([fieldLink.act({ groupId, slot, before, after })])
    // E-060: a link that is saved closes its popover, whatever is open in it.
    onClose()
  }

  return (
    <Popover isOpen onChange={(isOpen) => !isOpen && onClose()} anchor={anchor} title={texts.title} closeLabel={texts.close} focusFirst={input}>
      <LinkForm value={before} onChange={save} inputRef={input} />
    </Popover>
  )
}
