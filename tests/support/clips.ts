import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Without it the tests that need real films are skipped, and say so; `npm test` installs it where it may. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
if (!hasFfmpeg) console.warn('ffmpeg is not installed: tests that prepare real films are skipped (Debian: apt-get install ffmpeg).')

type Clip = { seconds?: number; size?: string; hasSound?: boolean; extension?: 'mp4' | 'webm' | 'mkv' | 'avi' | 'mov' | 'ts' | 'm4a'; more?: readonly string[] }

/** A short film of moving colours, made here. */
export async function makeClip({ seconds = 2, size = '320x240', hasSound = true, extension = 'mp4', more = [] }: Clip = {}): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-clip-'))
  const file = join(folder, `clip.${extension}`)
  const film = extension === 'm4a' ? [] : ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=15:duration=${seconds}`]
  const sound = hasSound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`] : []
  try {
    await run('ffmpeg', ['-v', 'error', ...film, ...sound, '-pix_fmt', 'yuv420p', ...more, file])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
