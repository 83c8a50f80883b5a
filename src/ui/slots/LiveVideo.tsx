import { mediaIn } from '../../model/content/field.ts'
import { isPlayable, type VideoSource } from '../../model/video.ts'
import { classNames } from '../class-names.ts'
import { usePage } from '../page-context.ts'
import { useMedium } from '../use-fact.ts'
import { VideoPlayer } from '../video/VideoPlayer.tsx'
import styles from '../video/VideoPlayer.module.css'
import type { Slot } from './slot.ts'

export type VideoProps = {
  slot: Slot
  className?: string
  /** What to say where a video cannot be shown; only editors are told. */
  unavailable?: Readonly<Record<VideoSource, string>>
  /** Which one it is, where it is edited. */
  field?: string
}

export function LiveVideo({ slot, className, unavailable, field }: VideoProps) {
  const { locale } = usePage()
  const id = slot.isShown ? mediaIn(slot.field) : null
  const medium = useMedium(id)
  if (id === null) return null
  const video = medium?.video ?? null
  if (!medium || !video || !isPlayable(video)) return unavailable ? <p data-field={field} className={classNames(styles.unavailable, className)}>{unavailable[video?.source ?? 'mux']}</p> : null
  // Another video is another player: what was begun with the last one must not go on.
  return (
    <VideoPlayer
      key={video.videoId}
      video={video}
      title={slot.field.options.alt?.[locale] ?? ''}
      color={medium.color}
      className={className}
      failure={unavailable?.[video.source]}
      field={field}
    />
  )
}
