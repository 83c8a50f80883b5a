import type { Probed } from './probe-video.ts'

export type Rendition = { width: number; height: number; kilobits: number }

/** The short side, and what it may weigh per second. */
const LADDER = [
  { side: 360, kilobits: 800 },
  { side: 720, kilobits: 2800 },
  { side: 1080, kilobits: 5000 },
] as const
const SECONDS_PER_PART = 4

const even = (value: number) => Math.max(2, 2 * Math.round(value / 2))

/** Never larger than the film itself; a very small one has one rendition, its own size. */
export function renditionsOf({ width, height }: Pick<Probed, 'width' | 'height'>): Rendition[] {
  const short = Math.min(width, height)
  const fitting: { side: number; kilobits: number }[] = LADDER.filter(({ side }) => side <= short)
  const chosen = fitting.length > 0 ? fitting : [{ side: short, kilobits: LADDER[0].kilobits }]
  return chosen.map(({ side, kilobits }) => ({ width: even((width * side) / short), height: even((height * side) / short), kilobits }))
}

/** A single rendition's first file keeps a `%v` in its name, so it is written out. One run makes all of them: the film is decoded once. Nothing of it but picture and sound comes along, least of all where it was taken. */
export function hlsArgs(renditions: readonly Rendition[], { hasSound }: Pick<Probed, 'hasSound'>): string[] {
  const split = `[0:v:0]split=${renditions.length}${renditions.map((_, at) => `[s${at}]`).join('')}`
  const scaled = renditions.map(({ width, height }, at) => `[s${at}]scale=${width}:${height},setsar=1,format=yuv420p[v${at}]`)
  const mapped = renditions.flatMap(({ kilobits }, at) => [
    ['-map', `[v${at}]`, `-maxrate:v:${at}`, `${kilobits}k`, `-bufsize:v:${at}`, `${kilobits * 2}k`],
    hasSound ? ['-map', '0:a:0'] : [],
  ])
  const start = renditions.length > 1 ? 'v%v-start.mp4' : 'v0-start.mp4'
  return [
    ['-filter_complex', [split, ...scaled].join(';')],
    mapped.flat(),
    ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high', '-fpsmax', '60'],
    ['-force_key_frames', `expr:gte(t,n_forced*${SECONDS_PER_PART})`, '-sc_threshold', '0'],
    hasSound ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'] : [],
    ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-max_muxing_queue_size', '1024'],
    ['-f', 'hls', '-hls_time', String(SECONDS_PER_PART), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4', '-hls_flags', 'independent_segments'],
    ['-hls_fmp4_init_filename', start, '-hls_segment_filename', 'v%v-%05d.m4s', '-master_pl_name', 'index.m3u8'],
    ['-var_stream_map', renditions.map((_, at) => (hasSound ? `v:${at},a:${at}` : `v:${at}`)).join(' '), 'v%v.m3u8'],
  ].flat()
}
