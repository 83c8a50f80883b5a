import { useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { childrenOf, parentOf, type Desk } from '../../model/commands/desk.ts'
import { elementOf } from '../state/elements.ts'
import { whenResized } from '../state/when-resized.ts'
import { useWorkbench } from '../workbench.ts'

type Sides = { left: number; right: number; top: number; bottom: number }

/** In one column: whoever stands beside shares nothing of the width, and slides that lie on each other share the height as well. */
export const isInColumn = (own: Sides, neighbours: readonly Sides[]) =>
  neighbours.length > 0 && neighbours.every(({ left, right, top, bottom }) => left < own.right && right > own.left && (bottom <= own.top || top >= own.bottom))

const sidesOf = (groupId: string | undefined) => (groupId === undefined ? undefined : elementOf({ of: 'group', groupId })?.getBoundingClientRect())

function isStackedNow(desk: Desk, groupId: string): boolean {
  const siblings = (childrenOf(desk, parentOf(desk, groupId) ?? null) ?? []).map(({ id }) => id)
  const at = siblings.indexOf(groupId)
  const own = sidesOf(groupId)
  return (
    own !== undefined &&
    isInColumn(
      own,
      [sidesOf(siblings[at - 1]), sidesOf(siblings[at + 1])].filter((sides) => sides !== undefined),
    )
  )
}

/** Whether a card stands below its neighbours in this window; sections always do, and nothing is measured for them. */
export function useStacked(groupId: string, isCard: boolean): boolean {
  const { history } = useWorkbench()
  const groups = useStore(history.store, (state) => state.groups)
  const [isStacked, setStacked] = useState(false)
  useLayoutEffect(() => {
    if (!isCard) return
    const look = () => setStacked(isStackedNow(history.shown(), groupId))
    look()
    return whenResized(look)
  }, [history, groupId, groups, isCard])
  return isStacked
}
