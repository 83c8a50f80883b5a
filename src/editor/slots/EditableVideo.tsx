import { mediaIn } from '../../model/content/field.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { useMedium } from '../../ui/use-fact.ts'
import { LiveVideo, type VideoProps } from '../../ui/slots/LiveVideo.tsx'
import { useWorkbench } from '../workbench.ts'
import { EmptyPlace } from './EmptyPlace.tsx'

/** The video as visitors see it; where it cannot be played an editor is told why, and where there is none, or none any more, one can be chosen. */
export function EditableVideo(props: VideoProps) {
  const { texts } = useWorkbench()
  const { slot, className } = props
  const medium = useMedium(mediaIn(slot.field))
  if (slot.isShown && !medium) return <EmptyPlace slot={slot} kind="video" className={className} />
  return <LiveVideo {...props} field={fieldId(slot.groupId, slot.name)} unavailable={{ mux: texts.videoUnavailable, youtube: texts.youtubeUnavailable }} />
}
