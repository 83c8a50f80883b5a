import type { SlotRenderers } from '../../ui/slots/slot-renderers.tsx'
import { EditableAction } from './EditableAction.tsx'
import { EditablePhoto } from './EditablePhoto.tsx'
import { EditablePicture } from './EditablePicture.tsx'
import { EditableRichText } from './EditableRichText.tsx'
import { EditableText } from './EditableText.tsx'
import { EditableValue } from './EditableValue.tsx'
import { EditableVideo } from './EditableVideo.tsx'
import { shownToEditors } from './shown-to-editors.tsx'

/** Slots as they are written in. */
export const editableSlots: SlotRenderers = {
  Text: shownToEditors(EditableText),
  RichText: shownToEditors(EditableRichText),
  Action: shownToEditors(EditableAction),
  Value: shownToEditors(EditableValue),
  Picture: shownToEditors(EditablePicture),
  Photo: EditablePhoto,
  Video: shownToEditors(EditableVideo),
}
