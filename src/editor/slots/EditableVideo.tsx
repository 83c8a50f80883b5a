import { mediaIn } from '../../model/content/field.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { LiveVideo, type VideoProps } from '../../ui/slots/LiveVideo.tsx'
import { useWorkbench } from '../workbench.ts'
import { EmptyPlace } from './EmptyPlace.tsx'

/** The video as visitors see it; where they would see nothing, an editor is told why, or can choose one. */
export function EditableVideo(props: VideoProps) {
  const { texts } = useWorkbench()
  const { slot, className } = props
  if (slot.isShown && mediaIn(slot.field) === null) return <EmptyPlace slot={slot} kind="video" className={className} />
  return <LiveVideo {...props} field={fieldId(slot.groupId, slot.name)} unavailable={{ mux: texts.videoUnavailable, youtube: texts.youtubeUnavailable }} />
}
