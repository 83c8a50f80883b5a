import { cssAspectRatio, posterOf, streamPath, youtubeFrameUrl, youtubeWatchUrl, type Video } from '../../model/video.ts'
import { classNames } from '../class-names.ts'
import { usePage } from '../page-context.ts'
import { useBehaviour } from '../use-behaviour.ts'
import styles from './VideoPlayer.module.css'

type Props = {
  video: Video
  title: string
  color: string
  className?: string
  /** Said when there is nothing to play, before anybody tries; visitors are told nothing. */
  failure?: string
  /** Which one it is, where it is edited. */
  field?: string
}

/** Nobody outside is contacted before a click: the poster is ours, and the player comes with the click. */
export function VideoPlayer({ video, title, color, className, failure, field }: Props) {
  const { texts } = usePage()
  const play = useBehaviour('ui/video/video', 'visible')
  const style = { '--ratio': cssAspectRatio(video.aspectRatio), '--poster': color }
  const isYoutube = video.source === 'youtube'
  return (
    <div
      data-field={field}
      className={classNames(styles.player, className)}
      style={style}
      data-source={video.source}
      data-frame={isYoutube ? youtubeFrameUrl(video.videoId) : undefined}
      data-title={title}
      {...play}
    >
      {isYoutube ? <Facade video={video} label={texts.watchOnYoutube} notice={texts.youtubeNotice} /> : <Stream video={video} title={title} />}
      <button type="button" className={styles.play} aria-label={title === '' ? texts.playVideo : `${texts.playVideo}: ${title}`} data-play="" hidden />
      {failure !== undefined && (
        <p className={styles.failure} data-failure="">
          {failure}
        </p>
      )}
    </div>
  )
}

function Facade({ video, label, notice }: { video: Video; label: string; notice: string }) {
  return (
    <>
      <img src={posterOf(video)} alt="" loading="lazy" decoding="async" className={styles.poster} />
      <a href={youtubeWatchUrl(video.videoId)} target="_blank" rel="noopener" className={styles.play} aria-label={label} />
      <p className={styles.notice}>{notice}</p>
    </>
  )
}

function Stream({ video, title }: { video: Video; title: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- stored videos carry no caption files
    <video className={styles.stream} controls playsInline preload="none" poster={posterOf(video)} aria-label={title === '' ? undefined : title}>
      <source src={streamPath(video.videoId)} type="application/vnd.apple.mpegurl" />
    </video>
  )
}
