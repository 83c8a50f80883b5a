import { Crop, Eye, EyeOff, Image, Link, Video } from 'lucide-react'
import { useStore } from 'zustand'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { fieldOn, findGroup } from '../../model/commands/desk.ts'
import { mediaIn } from '../../model/content/field.ts'
import { findDefinition } from '../../sections/definitions.ts'
import type { SlotKind } from '../../sections/define-section.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'
import { loadedLater, Nothing } from '../loaded-later.tsx'

const TextButtons = loadedLater(() => import('./TextButtons.tsx').then(({ TextButtons }) => TextButtons), Nothing)

type Props = { groupId: string; slot: string }

/** E-031, E-032, E-034: what changes this first, then whether visitors see it. */
export function FieldButtons({ groupId, slot }: Props) {
  const { texts, history, sections } = useWorkbench()
  const open = useTools((state) => state.open)
  const groupType = useStore(history.store, () => findGroup(history.shown(), groupId)?.type)
  const isVisible = useStore(history.store, () => fieldOn(history.shown(), groupId, slot)?.visible ?? true)
  const hasMedium = useStore(history.store, () => mediaIn(fieldOn(history.shown(), groupId, slot)) !== null)
  const definition = groupType === undefined ? undefined : findDefinition(groupType)
  const own = definition && Object.entries(definition.slots).find(([name]) => name === slot)?.[1]
  const kind: SlotKind | undefined = own?.kind
  const type = own?.contentType
  if (kind === undefined) return null
  return (
    <>
      {kind === 'picture' && (
        <Button onClick={() => open({ name: 'media', groupId, slot })}>
          <Image size={18} aria-hidden="true" />
          {texts.items.picture}
        </Button>
      )}
      {kind === 'picture' && hasMedium && (
        <IconButton label={texts.items.cut} onClick={() => open({ name: 'cut', groupId, slot })}>
          <Crop size={18} aria-hidden="true" />
        </IconButton>
      )}
      {kind === 'video' && (
        <Button onClick={() => open({ name: 'media', groupId, slot })}>
          <Video size={18} aria-hidden="true" />
          {texts.items.video}
        </Button>
      )}
      {kind === 'action' && (
        <Button onClick={() => open({ name: 'link', groupId, slot })}>
          <Link size={18} aria-hidden="true" />
          {texts.items.link}
        </Button>
      )}
      {(type === 'localizedSingleValue' || type === 'localizedRichText') && <TextButtons groupId={groupId} slot={slot} type={type} />}
      <IconButton label={isVisible ? texts.items.hide : texts.items.show} onClick={() => sections.toggleField({ groupId, slot })}>
        {isVisible ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
      </IconButton>
    </>
  )
}
