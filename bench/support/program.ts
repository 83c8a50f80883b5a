import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ask } from './ask.ts'
import { onCores } from './machine.ts'
import { untilDone } from './room.ts'

export type Program = AsyncDisposable & {
  pid: number
  /** Set once it has ended. */
  hasEnded: () => boolean
  end: (signal: NodeJS.Signals) => Promise<void>
  lastWords: () => string
}

type Options = { command: string; args: readonly string[]; cores?: readonly number[] | null; env?: NodeJS.ProcessEnv; cwd?: string; isTethered?: boolean }

const END_WITHIN_MS = 15_000

/** A program in the background that ends with us. */
export function startProgram({ command, args, cores = null, env, cwd, isTethered = false }: Options): Program {
  const [program, allArgs] = onCores(cores, command, args)
  const child = spawn(program, allArgs, { cwd, env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe', ...(isTethered ? (['ipc'] as const) : [])] })
  let words = ''
  const listen = (chunk: Buffer) => void (words = (words + chunk.toString()).slice(-4000))
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.on('error', (error) => listen(Buffer.from(error.message)))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined
  const end = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const late = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
    await ended
    clearTimeout(late)
  }
  return { pid: child.pid ?? 0, hasEnded, end, lastWords: () => words.trim(), ...untilDone(() => end('SIGTERM')) }
}

const ANSWER_WITHIN_MS = 180_000

/** Resolves with the first 200; a program that ends before says why. */
export async function waitForAnswer(program: Program, page: { port: number; host: string; path: string }): Promise<void> {
  const until = performance.now() + ANSWER_WITHIN_MS
  while (performance.now() < until) {
    if (program.hasEnded()) throw new Error(`A server ended before it answered: ${program.lastWords()}`)
    const answer = await ask(page).catch(() => null)
    if (answer?.status === 200) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`A server did not answer in ${ANSWER_WITHIN_MS / 1000} s: ${program.lastWords()}`)
}
