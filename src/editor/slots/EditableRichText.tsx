import { useRef, useState, type ComponentType, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { richIn } from '../../model/content/field.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { usePage } from '../../ui/page-context.ts'
import { RichTextBlocks } from '../../ui/rich-text/RichTextBlocks.tsx'
import type { RichTextProps } from '../../ui/slots/LiveRichText.tsx'
import type { RichTextFieldProps } from '../rich-text/RichTextField.tsx'
import { useWorkbench } from '../workbench.ts'
import { slotLabel } from '../names/slot-label.ts'
import { useSample } from '../samples/use-sample.ts'
import './slots.css'

type Entrance = RichTextFieldProps['entrance']
type Opened = Pick<RichTextFieldProps, 'entrance' | 'pictures'> & { Field: ComponentType<RichTextFieldProps> }

const load = () => import('../rich-text/RichTextField.tsx')

/** What is selected, in letters from the beginning; null for a mere click. */
function selectedIn(element: HTMLElement): Entrance {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const selected = selection.getRangeAt(0)
  if (!element.contains(selected.commonAncestorContainer)) return null
  const before = document.createRange()
  before.setStart(element, 0)
  before.setEnd(selected.startContainer, selected.startOffset)
  const from = before.toString().length
  return { from, to: from + selected.toString().length }
}

export function EditableRichText(props: RichTextProps) {
  return props.slot.isShown ? <Editable {...props} /> : null
}

/** The text as visitors see it, until somebody comes to write in it: only then the means to do so are loaded. */
function Editable({ slot, className }: RichTextProps) {
  const { texts, toaster } = useWorkbench()
  const { locale } = usePage()
  const ref = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const wanted = useRef<Entrance>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const value = richIn(slot.field, locale)
  const label = slotLabel(texts, slot.name)
  const sample = useSample(slot, value === null)

  function open(entrance: Entrance) {
    wanted.current = entrance
    const drawn = [...(ref.current?.querySelectorAll('img') ?? [])]
    const ids = value?.json.content.flatMap((block) => (block.type === 'image' ? [block.attrs.mediaId] : [])) ?? []
    const pictures = new Map(drawn.map((image, at) => [ids[at] ?? '', image]))
    load().then(
      // The second press of a double click selects the word: were its element taken away meanwhile, the word would go with it.
      ({ RichTextField }) => isPressed.current || flushSync(() => setOpened((now) => now ?? { Field: RichTextField, entrance: wanted.current, pictures })),
      () => toaster.error(texts.toasts.genericError),
    )
  }

  /** A finger may only want to scroll, and opens with its tap; the mouse may select some words first. */
  function press({ pointerType }: PointerEvent) {
    isPressed.current = true
    const release = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      isPressed.current = false
      if (pointerType === 'mouse') openAt(x, y)
    }
    document.addEventListener('pointerup', release, { once: true })
  }

  const openAt = (x: number, y: number) => ref.current && open(selectedIn(ref.current) ?? { x, y })

  const place = { 'data-field': fieldId(slot.groupId, slot.name), 'data-editable': '' }
  if (opened)
    return (
      <div className={className} {...place}>
        <opened.Field groupId={slot.groupId} slot={slot.name} label={label} entrance={opened.entrance} pictures={opened.pictures} onLeave={() => setOpened(null)} />
      </div>
    )
  return (
    <div
      ref={ref}
      className={className}
      {...place}
      lang={locale}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-multiline="true"
      data-placeholder={sample ?? label}
      data-sample={sample === null ? undefined : ''}
      onPointerEnter={() => void load()}
      onPointerDown={press}
      onClick={({ clientX, clientY }) => openAt(clientX, clientY)}
      onFocus={() => isPressed.current || open(null)}
      // For a second try, where the first found no connection.
      onKeyDown={({ key }) => key === 'Enter' && open(null)}
    >
      {value && <RichTextBlocks doc={value.json} />}
    </div>
  )
}
