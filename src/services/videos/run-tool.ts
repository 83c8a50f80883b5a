import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { VideoUnusable } from './videos.ts'

const LIMITER = '/usr/bin/prlimit'
/** Said by `nice` of a program that is not there. */
const NOT_FOUND = 127
const MAX_OUTPUT = 1_000_000
const MAX_MEMORY = 3 * 1024 ** 3
const MAX_FILE = 8 * 1024 ** 3

type Options = { cwd: string; signal: AbortSignal; withinMs: number; onLine?: (line: string) => void }

/** A failure of the tool itself; its words go to the log, never to anybody else. */
export class ToolFailed extends Error {}

/**
 * Runs ffmpeg or ffprobe on a file that somebody brought: with no more memory, file size and time than it may take, behind everything
 * else the machine does, without our environment and without a way to ask questions. Resolves with what it wrote.
 */
export async function runTool(program: string, args: readonly string[], { cwd, signal, withinMs, onLine }: Options): Promise<string> {
  const limited = existsSync(LIMITER)
  const command = limited ? LIMITER : program
  const rest = limited ? [`--as=${MAX_MEMORY}`, `--fsize=${MAX_FILE}`, '--nofile=256', '--core=0', '--', 'nice', '-n', '10', program, ...args] : [...args]
  const late = AbortSignal.timeout(withinMs)
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' },
      signal: AbortSignal.any([signal, late]),
      killSignal: 'SIGKILL',
    })
    let [out, words] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out = (out + text).slice(-MAX_OUTPUT)
      if (onLine) text.split('\n').forEach(onLine)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => (words = (words + text).slice(-2000)))
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (late.aborted && !signal.aborted) return reject(new VideoUnusable('videoTookTooLong'))
      reject(error.code === 'ENOENT' ? new VideoUnusable('toolMissing') : error)
    })
    child.once('close', (code) => {
      if (code === 0) resolve(out)
      else reject(code === NOT_FOUND ? new VideoUnusable('toolMissing') : new ToolFailed(`${program} ended with ${code}: ${words}`))
    })
  })
}
