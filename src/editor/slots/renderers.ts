import { LiveAction } from '../../ui/slots/LiveAction.tsx'
import { LivePicture } from '../../ui/slots/LivePicture.tsx'
import { LiveRichText } from '../../ui/slots/LiveRichText.tsx'
import { LiveText } from '../../ui/slots/LiveText.tsx'
import { LiveValue } from '../../ui/slots/LiveValue.tsx'
import type { SlotRenderers } from '../../ui/slots/slot-renderers.tsx'
import { EditableAction } from './EditableAction.tsx'
import { EditableText } from './EditableText.tsx'

export const liveSlots: SlotRenderers = { Text: LiveText, RichText: LiveRichText, Picture: LivePicture, Action: LiveAction, Value: LiveValue }

export const editableSlots: SlotRenderers = { ...liveSlots, Text: EditableText, Action: EditableAction }
