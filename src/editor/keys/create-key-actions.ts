import { childrenOf, parentOf } from '../../model/commands/desk.ts'
import { openPalette } from '../palette/typed-ahead.ts'
import { showSection } from '../picker/show-section.ts'
import { askToRemove } from '../sections/ask-to-remove.ts'
import { showMoved } from '../state/show-moved.ts'
import type { Workbench } from '../workbench.ts'
import { focusOtherPart } from './focus-other-part.ts'
import type { KeyAction } from './key-action.ts'
import { leaveBar } from './step-through-bar.ts'

/** What each key does; the ones about a section do it to the chosen one. */
export function createKeyActions({ toolbar, selection, sections, history, toaster, texts, undo, redo }: Workbench): Record<KeyAction, () => void> {
  const chosen = () => {
    const { item } = selection.store.getState()
    return item?.of === 'group' ? item.groupId : null
  }
  const onGroup = (act: (groupId: string) => void) => () => {
    const groupId = chosen()
    if (groupId !== null) act(groupId)
  }
  const goBy = (by: -1 | 1) =>
    onGroup((groupId) => {
      const desk = history.shown()
      const siblings = childrenOf(desk, parentOf(desk, groupId) ?? null) ?? []
      const next = siblings[siblings.findIndex(({ id }) => id === groupId) + by]
      if (!next) return
      selection.focus({ of: 'group', groupId: next.id })
      showMoved(next.id)
    })

  return {
    turnOn: toolbar.turnOn,
    stepOut: () => {
      if (!leaveBar(selection) && !selection.stepOut()) toolbar.turnOff()
    },
    undo,
    redo,
    moveUp: onGroup((groupId) => sections.moveBy(groupId, -1)),
    moveDown: onGroup((groupId) => sections.moveBy(groupId, 1)),
    previous: goBy(-1),
    next: goBy(1),
    enter: onGroup((groupId) => showSection(groupId)),
    duplicate: onGroup((groupId) => {
      const copy = sections.duplicate(groupId)
      if (copy !== null) showSection(copy)
    }),
    remove: onGroup((groupId) => askToRemove({ history, sections }, groupId)),
    sayingSaved: () => toaster.success(texts.toasts.savedByItself),
    otherPart: focusOtherPart,
    find: openPalette,
    nothing: () => {},
  }
}
