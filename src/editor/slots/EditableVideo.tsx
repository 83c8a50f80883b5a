import { LiveVideo, type VideoProps } from '../../ui/slots/LiveVideo.tsx'
import { useWorkbench } from '../workbench.ts'

/** The video as visitors see it; where they would see nothing, an editor is told why. */
export function EditableVideo(props: VideoProps) {
  const { texts } = useWorkbench()
  return <LiveVideo {...props} unavailable={{ mux: texts.videoUnavailable, youtube: texts.youtubeUnavailable }} />
}
