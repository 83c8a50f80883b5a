import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, ImagePlus, ListOrdered, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { findGroup, parentOf } from '../../model/commands/desk.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { listedCollection } from '../../sections/listed-collection.ts'
import { DragHandle } from '../drag/DragHandle.tsx'
import { askToRemove } from '../sections/ask-to-remove.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'
import { GroupMenu } from './GroupMenu.tsx'
import { useStacked } from './use-stacked.ts'

/** E-033, E-035 to E-037: what an owner does most to a section or card; the rest stands with words in the menu behind. */
export function GroupButtons({ groupId }: { groupId: string }) {
  const { texts, history, sections } = useWorkbench()
  const open = useTools((state) => state.open)
  const group = useStore(history.store, () => findGroup(history.shown(), groupId))
  const parentId = useStore(history.store, () => parentOf(history.shown(), groupId))
  const [canGoBack, canGoOn] = [useStore(history.store, () => sections.canMove(groupId, -1)), useStore(history.store, () => sections.canMove(groupId, 1))]
  const isStacked = useStacked(groupId, parentId !== null)
  if (!group) return null
  // Cards stand beside each other where there is room, sections always below.
  const isBeside = parentId !== null && !isStacked
  const [Back, On] = isBeside ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown]
  const definition = findDefinition(group.type)
  const hasOptions = definition !== undefined && Object.values(definition.options).some(({ editable }) => editable)
  return (
    <>
      <DragHandle groupId={groupId} />
      {definition?.holdsPhotos && (
        <IconButton label={texts.items.photos} onClick={() => open({ name: 'photos', groupId })}>
          <ImagePlus size={18} aria-hidden="true" />
        </IconButton>
      )}
      {listedCollection(group) !== null && (
        <IconButton label={texts.items.collection} onClick={() => open({ name: 'collection', groupId })}>
          <ListOrdered size={18} aria-hidden="true" />
        </IconButton>
      )}
      {hasOptions && (
        <Button onClick={() => open({ name: 'options', groupId })}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {texts.items.options}
        </Button>
      )}
      <IconButton label={isBeside ? texts.items.moveBack : texts.items.moveUp} isIdle={!canGoBack} onClick={() => sections.moveBy(groupId, -1)}>
        <Back size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={isBeside ? texts.items.moveOn : texts.items.moveDown} isIdle={!canGoOn} onClick={() => sections.moveBy(groupId, 1)}>
        <On size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={texts.items.remove} isIdle={group.status === 'markedForDeletion'} onClick={() => askToRemove({ history, sections }, groupId)}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <GroupMenu group={group} />
    </>
  )
}
