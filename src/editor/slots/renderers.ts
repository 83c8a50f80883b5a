import type { SlotRenderers } from '../../ui/slots/slot-renderers.tsx'
import { EditableAction } from './EditableAction.tsx'
import { EditablePhoto } from './EditablePhoto.tsx'
import { EditablePicture } from './EditablePicture.tsx'
import { EditableRichText } from './EditableRichText.tsx'
import { EditableText } from './EditableText.tsx'
import { EditableValue } from './EditableValue.tsx'
import { EditableVideo } from './EditableVideo.tsx'
import { shownToEditors } from './shown-to-editors.tsx'

/** What the editor draws in its own way; every other kind of slot stays as visitors see it. */
export const editableSlots: Partial<SlotRenderers> = {
  Text: shownToEditors(EditableText),
  RichText: shownToEditors(EditableRichText),
  Action: shownToEditors(EditableAction),
  Value: shownToEditors(EditableValue),
  Picture: shownToEditors(EditablePicture),
  Photo: EditablePhoto,
  Video: shownToEditors(EditableVideo),
}
