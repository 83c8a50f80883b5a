import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fillFile, refusingWhenFull } from '../objects/fill-file.ts'
import { createFewAtATime } from '../pictures/few-at-a-time.ts'
import { hlsArgs, renditionsOf } from './hls-args.ts'
import { inputArgs, probeVideo, type Probed } from './probe-video.ts'
import { runTool, ToolFailed } from './run-tool.ts'
import { videoContainer, type VideoContainer } from './video-container.ts'
import { VideoUnusable, type MadeFile, type Videos } from './videos.ts'

const SOURCE = 'source'
const STILL = 'still.jpg'
const PLAYLIST = 'index.m3u8'
const STILL_WITHIN_MS = 60_000
const MAKE_WITHIN_MS = 2 * 3_600_000
/** Whoever has not finished by then was killed. */
const ABANDONED_AFTER_MS = 3 * 3_600_000

type Options = { /** For files that are being worked on. */ folder: string; ffmpeg?: string; ffprobe?: string }
type Work = { cwd: string; signal: AbortSignal; container: VideoContainer }

/** By the ffmpeg of this machine. One film at a time in a process, because each takes all the cores it is given. */
export function createFfmpegVideos({ folder, ffmpeg = 'ffmpeg', ffprobe = 'ffprobe' }: Options): Videos {
  const oneAtATime = createFewAtATime(1)
  let isThere = false
  const common = ['-hide_banner', '-nostdin', '-v', 'error', '-threads', String(Math.min(4, availableParallelism()))]

  async function makeStill({ cwd, signal, container }: Work, { seconds }: Probed): Promise<void> {
    const args = [
      ...common,
      '-ss',
      String(Math.min(1, seconds / 3)),
      ...inputArgs(SOURCE, container),
      '-frames:v',
      '1',
      '-vf',
      'scale=w=min(1920\\,iw):h=-2',
      '-q:v',
      '3',
      '-map_metadata',
      '-1',
      '-f',
      'image2',
      STILL,
    ]
    await runTool(ffmpeg, args, { cwd, signal, withinMs: STILL_WITHIN_MS })
  }

  async function makeStream({ cwd, signal, container }: Work, probed: Probed, onProgress: (part: number) => void): Promise<void> {
    const onLine = (line: string) => {
      const microseconds = Number(/^out_time_us=(\d+)/.exec(line)?.[1] ?? 'NaN')
      if (Number.isFinite(microseconds)) onProgress(Math.min(1, microseconds / 1_000_000 / probed.seconds))
    }
    await runTool(ffmpeg, [...common, '-progress', 'pipe:1', ...inputArgs(SOURCE, container), ...hlsArgs(renditionsOf(probed), probed)], {
      cwd,
      signal,
      withinMs: MAKE_WITHIN_MS,
      onLine,
    })
  }

  async function inFolder<Result>(work: (cwd: string) => Promise<Result>): Promise<Result> {
    await sweep(folder)
    const cwd = join(folder, randomUUID())
    await mkdir(cwd, { recursive: true })
    try {
      return await work(cwd)
    } finally {
      await rm(cwd, { recursive: true, force: true })
    }
  }

  return {
    async isAvailable() {
      // Asked again while it is missing: it may be installed meanwhile.
      if (!isThere) isThere = await answers(ffmpeg, folder)
      return isThere
    },
    prepare: ({ source, signal, onProgress }, keep) =>
      oneAtATime(() =>
        inFolder(async (cwd) => {
          signal.throwIfAborted()
          await refusingWhenFull(() => fillFile(join(cwd, SOURCE), source))
          const container = videoContainer(await firstBytes(join(cwd, SOURCE)))
          if (container === null) throw new VideoUnusable('videoUnreadable')
          const work = { cwd, signal, container }
          const probed = await probeVideo({ ...work, program: ffprobe, file: SOURCE })
          await readable(makeStill(work, probed))
          await readable(makeStream(work, probed, onProgress))
          const largest = renditionsOf(probed).at(-1) ?? probed
          return keep({ width: largest.width, height: largest.height, seconds: probed.seconds, still: await stillIn(cwd), files: await filesIn(cwd) })
        }),
      ),
  }
}

async function answers(program: string, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  return runTool(program, ['-version'], { cwd: folder, signal: new AbortController().signal, withinMs: 10_000 }).then(
    () => true,
    () => false,
  )
}

/** Whichever reason the tool names, it is in the file. */
async function readable(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    throw error instanceof ToolFailed ? new VideoUnusable('videoUnreadable') : error
  })
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(1024), 0, 1024, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function stillIn(cwd: string): Promise<Uint8Array> {
  return readFile(join(cwd, STILL)).catch(() => {
    throw new VideoUnusable('videoUnreadable')
  })
}

async function filesIn(cwd: string): Promise<MadeFile[]> {
  const names = (await readdir(cwd)).filter((name) => name !== SOURCE && name !== STILL)
  if (!names.includes(PLAYLIST)) throw new VideoUnusable('videoUnreadable')
  const inOrder = [...names.filter((name) => name !== PLAYLIST).toSorted(), PLAYLIST]
  return Promise.all(inOrder.map(async (name) => ({ name, size: (await stat(join(cwd, name))).size, read: () => readFile(join(cwd, name)) })))
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(join(folder, name), { recursive: true, force: true })
  }
}
