// Films the slow walk through each clip's pictures into demo/<site>/clips/<name>: an HLS playlist, its start and segments.
// Usage: node demo/render-clips.ts. Needs ffmpeg, which nothing else here does: the product serves what lies in the folder.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Move = 'in' | 'out' | 'left' | 'right'
type Clip = { site: string; name: string; shots: readonly { picture: string; move: Move }[] }

const CLIPS: readonly Clip[] = [
  {
    site: 'backstube',
    name: 'night',
    shots: [
      { picture: 'oven', move: 'in' },
      { picture: 'kneading', move: 'left' },
      { picture: 'loaves', move: 'right' },
      { picture: 'counter', move: 'out' },
    ],
  },
]

const SIZE = '864x540'
const FPS = 24
const SHOT_SECONDS = 4
const FADE_SECONDS = 0.8
const FRAMES = SHOT_SECONDS * FPS

const progress = `(on/${FRAMES})`
const middle = { x: '(iw-iw/zoom)/2', y: '(ih-ih/zoom)/2' }
const moves: Record<Move, { z: string; x: string; y: string }> = {
  in: { z: `1+0.14*${progress}`, ...middle },
  out: { z: `1.14-0.14*${progress}`, ...middle },
  left: { z: '1.12', x: `(iw-iw/zoom)*(1-${progress})`, y: middle.y },
  right: { z: '1.12', x: `(iw-iw/zoom)*${progress}`, y: middle.y },
}

function film({ site, name, shots }: Clip): void {
  const folder = join(import.meta.dirname, site, 'clips', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  // Enlarged first: the camera moves by whole pixels of its source, and small steps look smooth.
  const cameras = shots.map(({ move }, index) => {
    const { z, x, y } = moves[move]
    return `[${index}:v]scale=3456:2160,zoompan=z='${z}':x='${x}':y='${y}':d=${FRAMES}:s=${SIZE}:fps=${FPS},format=yuv420p,settb=AVTB[s${index}]`
  })
  const fades = shots.slice(1).map((_, index) => {
    const from = index === 0 ? 's0' : `f${index - 1}`
    return `[${from}][s${index + 1}]xfade=transition=fade:duration=${FADE_SECONDS}:offset=${(SHOT_SECONDS - FADE_SECONDS) * (index + 1)}[f${index}]`
  })
  const inputs = shots.flatMap(({ picture }) => ['-i', join(import.meta.dirname, site, 'pictures', `${picture}.webp`)])
  const picture = ['-filter_complex', [...cameras, ...fades].join(';'), '-map', `[f${shots.length - 2}]`, '-an']
  const codec = [
    '-c:v',
    'libx264',
    '-pix_fmt',
    'yuv420p',
    '-profile:v',
    'main',
    '-preset',
    'slow',
    '-crf',
    '33',
    '-g',
    String(FRAMES),
    '-keyint_min',
    String(FRAMES),
    '-sc_threshold',
    '0',
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
  ]
  const stream = [
    '-f',
    'hls',
    '-hls_time',
    String(SHOT_SECONDS),
    '-hls_playlist_type',
    'vod',
    '-hls_segment_type',
    'fmp4',
    '-hls_fmp4_init_filename',
    'start.mp4',
    '-hls_segment_filename',
    join(folder, 'part%d.m4s'),
    join(folder, 'index.m3u8'),
  ]
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...inputs, ...picture, ...codec, ...stream])
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  process.stdout.write(`${site}/${name} ${Math.round(bytes / 1024)} KB\n`)
}

CLIPS.forEach(film)
