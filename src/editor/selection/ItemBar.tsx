import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../i18n/fill.ts'
import { useWorkbench } from '../workbench.ts'
import { barPlace, type BarPlace, type Side } from './bar-place.ts'
import { Crumbs } from './Crumbs.tsx'
import { FieldButtons } from './FieldButtons.tsx'
import { GroupButtons } from './GroupButtons.tsx'
import { same } from '../../model/same.ts'
import { elementOf } from '../state/elements.ts'
import { isSameItem, type Item } from '../state/item.ts'
import { useItemMenu } from '../state/item-menu.ts'
import { KeysHint } from './KeysHint.tsx'
import { Origin } from './Origin.tsx'
import { PageButtons } from './PageButtons.tsx'
import { PageMenu } from './PageMenu.tsx'
import type { Box } from './use-box.ts'
import { useClearOfDock } from './use-clear-of-dock.ts'
import { headerFoot, useHeaderFoot } from './use-header-foot.ts'
import { useInView } from './use-in-view.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import { useNameOf } from './use-names.ts'
import { useScrolled } from './use-scrolled.ts'
import { wordsNear } from './words-near.ts'
import { loadedLater, Nothing } from '../loaded-later.tsx'
import styles from './ItemBar.module.css'

const FrameButtons = loadedLater(() => import('./FrameButtons.tsx').then(({ FrameButtons }) => FrameButtons), Nothing)

/** What stands in it changes with the item and not with every letter, word or step of the page that moves it. */
const ItemMenu = memo(function ItemMenu({ item, label }: { item: Item; label: string }) {
  return (
    <>
      <Crumbs item={item} />
      <div className={styles.buttons} role="toolbar" aria-label={label}>
        {item.of === 'group' && <GroupButtons groupId={item.groupId} />}
        {item.of === 'field' && <FieldButtons groupId={item.groupId} slot={item.slot} />}
        {item.of === 'page' && <PageButtons />}
        {item.of === 'frame' && <FrameButtons part={item.part} />}
      </div>
      {item.of === 'group' && <Origin groupId={item.groupId} />}
      <KeysHint item={item} />
    </>
  )
})

type Props = { item: Item; box: Box | null; isDocked: boolean }

/** The menu of what is chosen: beside it where there is room, at the thumb on a phone (E-027). */
export function ItemBar({ item, box, isDocked }: Props) {
  const { texts, history, typing } = useWorkbench()
  const nameOf = useNameOf()
  const bar = useRef<HTMLElement>(null)
  const foot = useHeaderFoot()
  const [place, setPlace] = useState<BarPlace | null>(null)
  const placed = useRef<{ item: Item; side: Side } | null>(null)
  const inset = useKeyboardInset(isDocked)
  // At the thumb it would seem to belong to whatever was scrolled there.
  const isSeen = useInView(item, isDocked)
  const isFolded = useItemMenu((state) => state.isFolded)
  useClearOfDock(item, bar, isDocked, inset)
  const isTyped = useStore(typing, ({ edit }) => edit !== null)
  // Whoever writes reads the line above as well; the menu comes back with the first pause.
  const isQuiet = useStore(typing, ({ hasLetters }) => hasLetters)
  const groups = useStore(history.store, (state) => state.groups)
  const scrolled = useScrolled()

  useLayoutEffect(() => {
    const element = bar.current
    if (isDocked || !element || !box) return
    const size = { width: element.offsetWidth, height: element.offsetHeight }
    const isKept = isSameItem(placed.current?.item ?? null, item)
    const before = (isKept && placed.current?.side) || null
    const next = barPlace(box, size, item.of, { page: pageAround(item), words: before ? [] : wordsNear(item), before })
    placed.current = { item, side: next.side }
    setPlace((now) => (same(now, next) ? now : next))
  }, [item, box, isDocked, groups, foot, scrolled])

  const isAtThumb = isDocked && isSeen && !isFolded
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-docked', isAtThumb)
    return () => document.documentElement.removeAttribute('data-docked')
  }, [isAtThumb])

  const label = fill(texts.items.menu, { name: nameOf(item) })
  if (item.of === 'page' && !isDocked)
    return (
      <PageMenu label={label}>
        <ItemMenu item={item} label={label} />
      </PageMenu>
    )
  const inner = (
    <section ref={bar} aria-label={label} className={styles.bar} data-part="item" style={isDocked ? undefined : { insetInlineStart: place?.left }}>
      <ItemMenu item={item} label={label} />
    </section>
  )
  if (isDocked && !isAtThumb) return null
  if (isDocked)
    return (
      <div className={styles.dock} style={inset > 0 ? /* It covers the editor's bar as well. */ { insetBlockEnd: inset + 4 } : undefined}>
        {inner}
      </div>
    )
  return (
    <div
      className={styles.track}
      data-ready={place !== null || undefined}
      data-quiet={isQuiet || undefined}
      data-sticks={item.of !== 'field' || !isTyped || undefined}
      style={place?.track}
    >
      {inner}
    </div>
  )
}

/** The editor's own bar at the foot of the window, with some air. */
const FOOT = 80

/** @param top where a header that stays while the page scrolls ends, or the note above a section that it goes or that its neighbour is hidden, which has a button */
function pageAround(item: Item) {
  const header = headerFoot()
  return { width: document.documentElement.clientWidth, top: Math.max(header, noteFoot(item)), seen: { top: scrollY + header, bottom: scrollY + innerHeight - FOOT } }
}

function noteFoot(item: Item): number {
  const section = item.of === 'group' ? elementOf(item) : null
  // A card's neighbour may say the same beside it.
  if (!section?.parentElement?.matches('main')) return 0
  let note = section.previousElementSibling
  while (note?.matches('[data-add-place]:not([data-note])')) note = note.previousElementSibling
  return note?.matches('[data-note]') ? note.getBoundingClientRect().bottom + scrollY : 0
}
