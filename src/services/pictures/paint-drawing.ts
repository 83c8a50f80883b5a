import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Refusal } from '../../model/refusal.ts'

const LIMITER = '/usr/bin/prlimit'
/** Of this Node reserves three quarters for itself without using them. */
const MAX_MEMORY = 448 * 1024 ** 2
const MAX_SECONDS = 6
/** On a busy machine a second of work takes longer. */
const PATIENCE = 3
const MAX_PIXELS = 64_000_000
/** A drawing is painted once, about as large as it will ever be shown. */
const WIDTH = 2048
const TOO_LARGE = 41
const NO_DRAWING = 42

/** What the process does. It is told apart from everything else of ours, so it has no module of its own to be found in a build. */
const PROGRAM = `
const sharp = require(process.argv[1])
const end = (code) => process.exit(code)
const parts = []
process.stdin.on('data', (part) => parts.push(part)).on('end', async () => {
  const svg = Buffer.concat(parts)
  const options = { limitInputPixels: ${MAX_PIXELS}, failOn: 'error' }
  try {
    const { width, height, format } = await sharp(svg, options).metadata()
    if (format !== 'svg') end(${NO_DRAWING})
    if (width * height > ${MAX_PIXELS}) end(${TOO_LARGE})
    const density = Math.max(1, Math.min(72 * Math.min(${WIDTH} / width, ${WIDTH} / height), 100000))
    const png = await sharp(svg, { ...options, density }).resize({ width: ${WIDTH}, height: ${WIDTH}, fit: 'inside', withoutEnlargement: true }).toColourspace('srgb').png().toBuffer()
    process.stdout.write(png, () => end(0))
  } catch (error) {
    end(/pixel limit|too large|dimensions/i.test(String(error)) ? ${TOO_LARGE} : 1)
  }
})`

/**
 * A drawing is a program for whoever paints it: a few lines can ask for hours and gigabytes, or bring the painter down. So it is painted by a
 * process of its own with little memory, some seconds and nothing of ours, which takes nobody along when it ends.
 */
export function paintDrawing(svg: Uint8Array, seconds = MAX_SECONDS): Promise<Uint8Array> {
  const program = [process.execPath, '--max-old-space-size=64', '-e', PROGRAM, createRequire(import.meta.url).resolve('sharp')]
  const [command = '', ...args] = existsSync(LIMITER) ? [LIMITER, `--data=${MAX_MEMORY}`, `--cpu=${seconds}`, '--fsize=0', '--core=0', '--', ...program] : program
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'], env: { PATH: process.env['PATH'] ?? '' }, timeout: seconds * PATIENCE * 1000, killSignal: 'SIGKILL' })
    const parts: Uint8Array[] = []
    child.stdout.on('data', (part: Uint8Array) => parts.push(part))
    // Whoever ended early did not read all of it.
    child.stdin.on('error', () => {})
    child.stdin.end(svg)
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(parts))
      else reject(new Refusal(code === NO_DRAWING ? 'fileTypeNotAllowed' : code === TOO_LARGE || code === null ? 'pictureTooLarge' : 'fileUnreadable'))
    })
  })
}
