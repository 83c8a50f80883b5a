import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { fill } from '../../i18n/fill.ts'
import { sectionTexts } from '../../i18n/editor/sections/texts.ts'
import { IconButton } from '../../kit/button/IconButton.tsx'
import tokens from '../../kit/chrome/tokens.module.css'
import { childrenOf, findGroup, parentOf } from '../../model/commands/desk.ts'
import { sectionName } from '../names/section-name.ts'
import { useWorkbench } from '../workbench.ts'
import { carry } from './carry.ts'
import { listenForDrag } from './listen-for-drag.ts'
import styles from './Drag.module.css'

const STEPS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Moves a section or card among its neighbours: by mouse, by a finger that rests on it, or with the arrow keys. */
export function DragHandle({ groupId }: { groupId: string }) {
  const { history, sections, texts, locale } = useWorkbench()
  const group = findGroup(history.shown(), groupId)
  const name = group ? sectionName(texts, group.type) : ''

  const start = ({ nativeEvent }: PointerEvent) =>
    listenForDrag(nativeEvent, (from) => {
      const desk = history.shown()
      const siblings = (childrenOf(desk, parentOf(desk, groupId) ?? null) ?? []).map(({ id }) => id)
      if (siblings.length < 2) return null
      const carried = carry({ groupId, name, siblings, themed: tokens.tokens ?? '' }, from)
      return {
        moveTo: carried.moveTo,
        end(isDropped) {
          const drop = carried.end()
          if (isDropped && drop) sections.moveTo(groupId, drop.place)
        },
      }
    })
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    sections.moveBy(groupId, by)
  }

  return (
    <IconButton label={fill(sectionTexts[locale].drag, { name })} className={styles.handle} onPointerDown={start} onKeyDown={step}>
      <GripVertical size={18} aria-hidden="true" />
    </IconButton>
  )
}
