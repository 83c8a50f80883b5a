/** Why a file cannot become a video. Permanent: they are stored and shown. */
export type VideoTrouble = 'toolMissing' | 'videoUnreadable' | 'videoWithoutPicture' | 'videoTooLong' | 'videoTooManyPixels' | 'videoTookTooLong'

/** Final for this file, whoever tries again. */
export class VideoUnusable extends Error {
  readonly trouble: VideoTrouble
  constructor(trouble: VideoTrouble) {
    super(trouble)
    this.name = 'VideoUnusable'
    this.trouble = trouble
  }
}

export type MadeFile = { name: string; size: number; read: () => Promise<Uint8Array> }

export type MadeVideo = {
  /** Of the largest rendition, upright. */
  width: number
  height: number
  seconds: number
  /** A picture of it, to stand there until it plays. */
  still: Uint8Array
  /** An HLS stream; its playlist, index.m3u8, comes last, so that whoever finds it finds the rest. */
  files: readonly MadeFile[]
}

type Preparing = { source: AsyncIterable<Uint8Array>; signal: AbortSignal; onProgress: (part: number) => void }

export type Videos = {
  /** Whether this machine can prepare videos. */
  isAvailable: () => Promise<boolean>
  /** What `keep` gets is gone when it returns. Throws `VideoUnusable`. */
  prepare: <Result>(preparing: Preparing, keep: (made: MadeVideo) => Promise<Result>) => Promise<Result>
}
