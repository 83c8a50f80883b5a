import { z } from 'zod'

/** `mux` is the stored name of the site's own stream. */
export const VIDEO_SOURCES = ['mux', 'youtube'] as const

const STREAM_ID = /^[\w-]{1,64}$/
const YOUTUBE_ID = /^[\w-]{11}$/
const YOUTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com', 'www.youtube-nocookie.com']
const STREAM_FILE = /^[\w-]{1,64}\.(m3u8|mp4|m4s|ts)$/
const RATIO = /^(\d{1,4}(?:\.\d+)?)\s*[:/]\s*(\d{1,4}(?:\.\d+)?)$/

const videoSettingsSchema = z.object({
  source: z.enum(VIDEO_SOURCES),
  videoId: z.string().max(64).nullish(),
  aspectRatio: z.string().max(20).nullish(),
  posterUrl: z
    .string()
    .regex(/^\/media\/[\w/.-]+$/)
    .nullish(),
  uploadId: z.string().max(64).nullish(),
  status: z.enum(['upload', 'ready']).nullish(),
})

export type VideoSource = (typeof VIDEO_SOURCES)[number]

export type Video = {
  source: VideoSource
  videoId: string
  aspectRatio: string | null
  /** A picture served from this site; without one the poster is neutral. */
  posterUrl?: string
}

/** What is told about a video besides what plays it; one without a state is ready. */
export type VideoSettings = { source: VideoSource; aspectRatio: string | null; uploadId: string | null; status: 'upload' | 'ready' }

export function readVideoSettings(stored: unknown): VideoSettings | null {
  const settings = videoSettingsSchema.safeParse(stored)
  if (!settings.success) return null
  const { source, aspectRatio, uploadId, status } = settings.data
  return { source, aspectRatio: aspectRatio ?? null, uploadId: uploadId ?? null, status: status ?? 'ready' }
}

export function readVideo(stored: unknown): Video | null {
  const settings = videoSettingsSchema.safeParse(stored)
  if (!settings.success) return null
  const { source, videoId, aspectRatio, posterUrl } = settings.data
  return { source, videoId: videoId ?? '', aspectRatio: aspectRatio ?? null, ...(posterUrl != null && { posterUrl }) }
}

export const isYoutubeId = (id: string): boolean => YOUTUBE_ID.test(id)
export const isStreamId = (id: string): boolean => STREAM_ID.test(id)
export const isStreamFile = (name: string): boolean => STREAM_FILE.test(name)

/** An id that came from elsewhere must not become part of an address before it looks like one. */
export function isPlayable(video: Video): boolean {
  return video.source === 'youtube' ? isYoutubeId(video.videoId) : isStreamId(video.videoId)
}

/** As CSS wants it; anything unreadable counts as 16:9. */
export function cssAspectRatio(aspectRatio: string | null): string {
  const [, width, height] = RATIO.exec(aspectRatio?.trim() ?? '') ?? []
  return Number(width) > 0 && Number(height) > 0 ? `${Number(width)} / ${Number(height)}` : '16 / 9'
}

/** E-145: the id in any of the addresses under which people copy a video; null where there is none. */
export function youtubeIdIn(text: string): string | null {
  const trimmed = text.trim()
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`)
  if (!url || url.port !== '' || url.username !== '' || trimmed.length > 500) return null
  const [, first = '', second = ''] = url.pathname.split('/')
  const id =
    url.hostname === 'youtu.be'
      ? first
      : !YOUTUBE_HOSTS.includes(url.hostname)
        ? ''
        : first === 'watch'
          ? (url.searchParams.get('v') ?? '')
          : NAMED_FIRST.includes(first)
            ? second
            : ''
  return isYoutubeId(id) ? id : null
}
const NAMED_FIRST = ['embed', 'shorts', 'live', 'v']

export const streamPath = (videoId: string): string => `/video/${videoId}/index.m3u8`
export const youtubeWatchUrl = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`
export const youtubeFrameUrl = (videoId: string): string => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`

export const youtubeThumbnailPath = (videoId: string): string => `/media/youtube/${videoId}.webp`

/** For the server alone; best first. */
export const YOUTUBE_THUMBNAIL_HOST = 'i.ytimg.com'
const QUALITIES = { max: 'maxresdefault', high: 'hqdefault', medium: 'mqdefault', default: 'default' } as const
export const youtubeThumbnailUrl = (videoId: string, quality: keyof typeof QUALITIES): string => `https://${YOUTUBE_THUMBNAIL_HOST}/vi/${videoId}/${QUALITIES[quality]}.jpg`
export const youtubeThumbnailUrls = (videoId: string): readonly string[] => (['max', 'high'] as const).map((quality) => youtubeThumbnailUrl(videoId, quality))

/** A picture of this site in any case: the one that was stored, else the one the server fetches. */
export function posterOf(video: Video): string | undefined {
  return video.posterUrl ?? (video.source === 'youtube' ? youtubeThumbnailPath(video.videoId) : undefined)
}
