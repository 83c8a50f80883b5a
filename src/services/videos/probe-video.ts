import { z } from 'zod'
import { runTool, ToolFailed } from './run-tool.ts'
import type { VideoContainer } from './video-container.ts'
import { VideoUnusable } from './videos.ts'

const MAX_SECONDS = 30 * 60
const MAX_SIDE = 8192
const MAX_PIXELS = 40_000_000
const MAX_STREAMS = 24
const WITHIN_MS = 60_000

const whole = z.number().int().positive()
const reported = z.object({
  streams: z
    .array(
      z.object({
        codec_type: z.string().optional(),
        width: whole.optional(),
        height: whole.optional(),
        disposition: z.object({ attached_pic: z.number() }).partial().optional(),
        side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).optional(),
        duration: z.string().optional(),
      }),
    )
    .max(MAX_STREAMS),
  format: z.object({ duration: z.string().optional() }),
})

export type Probed = { width: number; height: number; seconds: number; hasSound: boolean }

/** Only what was sniffed is tried, only from this file: a film cannot make the tool read or ask for anything else. */
export const inputArgs = (file: string, container: VideoContainer): string[] => ['-protocol_whitelist', 'file', '-f', container, '-i', file]

export async function probeVideo({
  program,
  file,
  container,
  cwd,
  signal,
}: {
  program: string
  file: string
  container: VideoContainer
  cwd: string
  signal: AbortSignal
}): Promise<Probed> {
  const args = [
    '-v',
    'error',
    ...inputArgs(file, container),
    '-show_entries',
    'stream=codec_type,width,height,duration:stream_disposition=attached_pic:stream_side_data=rotation:format=duration',
    '-of',
    'json',
  ]
  const text = await runTool(program, args, { cwd, signal, withinMs: WITHIN_MS }).catch((error: unknown) => {
    throw error instanceof ToolFailed ? new VideoUnusable('videoUnreadable') : error
  })
  const found = reported.safeParse(parsed(text))
  if (!found.success) throw new VideoUnusable('videoUnreadable')
  const { streams, format } = found.data
  // The cover of an audio file is no film.
  const film = streams.find(({ codec_type, disposition }) => codec_type === 'video' && disposition?.attached_pic !== 1)
  if (film?.width === undefined || film.height === undefined) throw new VideoUnusable('videoWithoutPicture')
  const seconds = Number(format.duration ?? film.duration ?? 'NaN')
  if (!Number.isFinite(seconds) || seconds <= 0) throw new VideoUnusable('videoUnreadable')
  if (seconds > MAX_SECONDS) throw new VideoUnusable('videoTooLong')
  if (film.width > MAX_SIDE || film.height > MAX_SIDE || film.width * film.height > MAX_PIXELS) throw new VideoUnusable('videoTooManyPixels')
  const isTurned = film.side_data_list?.some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90) ?? false
  const [width, height] = isTurned ? [film.height, film.width] : [film.width, film.height]
  return { width, height, seconds, hasSound: streams.some(({ codec_type }) => codec_type === 'audio') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
