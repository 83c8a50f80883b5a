import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const node24 = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

const shell = process.platform === 'win32'

/**
 * Runs a program to its end and keeps what it says.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, isPatient?: boolean }} [options] isPatient: others go first
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, { env = process.env, isPatient = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    // At once, so that whatever it starts is as patient.
    if (isPatient && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => done({ code: 1, output: error.message }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() }))
  })
}

/**
 * Runs a program in the foreground, passes signals on, and gives its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, tether?: boolean }} [options] tether: the child hears "disconnect" when we are killed
 * @returns {Promise<number>}
 */
export function foreground(program, args, { env = process.env, tether = false } = {}) {
  const child = spawn(program, args, { cwd: root, env, shell, stdio: ['inherit', 'inherit', 'inherit', ...(tether ? ['ipc'] : [])] })
  const release = forwardSignals(child)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code, signal) => {
      release()
      done(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 15))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    // Ctrl-C in a terminal reaches the child by itself; twice would look like an impatient second Ctrl-C.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    child.kill(signal)
  }
  const timer = watchParent(() => child.kill('SIGTERM'))
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])
  for (const signal of signals) process.on(signal, forward)
  return () => {
    clearInterval(timer)
    for (const signal of signals) process.off(signal, forward)
  }
}

/**
 * "npm start" puts a shell between npm and us, and that shell dies of a signal without passing it on.
 * @param {() => void} onLoss
 */
export function watchParent(onLoss) {
  if (process.env['npm_lifecycle_event'] === undefined) return undefined
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onLoss()
  }, 500)
  timer.unref()
  return timer
}
