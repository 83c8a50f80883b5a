import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type sharp from 'sharp'
import { Refusal } from '../../model/refusal.ts'
import { speaksOfSize } from './readable.ts'

const LIMITER = '/usr/bin/prlimit'
/** A third of it is Node's own. */
const MAX_MEMORY = 192 * 1024 ** 2
/** Compiling would reserve memory for itself without using it, on one kind of processor four times as much as on another: half a gigabyte. */
const NODE = ['--jitless', '--max-old-space-size=64', '--max-semi-space-size=1']
/** On a busy machine a second of work takes longer. */
const PATIENCE = 3
/** Nothing of ours, and no more memory than one picture needs. */
const SPARING = { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1', VIPS_CONCURRENCY: '1' }
const TOO_LARGE = 41
const NOT_THAT = 42

/** Carries all it needs: it is sent as text to a process that has nothing of ours. Answers null for what is not what it says it is. */
export type Painter<Options> = (paint: typeof sharp, bytes: Uint8Array, options: Options) => Promise<Uint8Array | null>
export type Limits = { seconds: number; memory?: number }

const programOf = (painter: string) => `
const sharp = require(process.argv[1])
const painter = ${painter}
const parts = []
process.stdin.on('data', (part) => parts.push(part)).on('end', () =>
  painter(sharp, Buffer.concat(parts), JSON.parse(process.argv[2])).then(
    (painted) => (painted === null ? process.exit(${NOT_THAT}) : process.stdout.write(painted, () => process.exit(0))),
    (error) => process.exit(${speaksOfSize}.test(String(error)) ? ${TOO_LARGE} : 1),
  ),
)`

/**
 * By a process of its own with little memory, some seconds and nothing of ours, which takes nobody along when it ends, and whose memory
 * is all given back.
 */
export function paintApart<Options>(painter: Painter<Options>, bytes: Uint8Array, options: Options, { seconds, memory = MAX_MEMORY }: Limits): Promise<Uint8Array> {
  const program = [process.execPath, ...NODE, '-e', programOf(String(painter)), createRequire(import.meta.url).resolve('sharp'), JSON.stringify(options)]
  const [command = '', ...args] = existsSync(LIMITER) ? [LIMITER, `--data=${memory}`, `--cpu=${seconds}`, '--fsize=0', '--core=0', '--', ...program] : program
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env: { PATH: process.env['PATH'] ?? '', ...SPARING }, timeout: seconds * PATIENCE * 1000, killSignal: 'SIGKILL' })
    const parts: Uint8Array[] = []
    child.stdout.on('data', (part: Uint8Array) => parts.push(part))
    // Whoever ended early did not read all of it.
    child.stdin.on('error', () => {})
    child.stdin.end(bytes)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(parts))
      else reject(new Refusal(code === NOT_THAT ? 'fileTypeNotAllowed' : code === TOO_LARGE || code === null ? 'pictureTooLarge' : 'fileUnreadable'))
    })
  })
}
