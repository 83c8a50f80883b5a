import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A second that is promised, on a machine that runs other tests and browsers besides. What the product itself waits is measured in `store/patience.test.ts`. */
export const SOON_MS = 2000

export const DEMO_PASSWORD = 'demo-password-for-tests'

export type ServerProcess = { port: number; child: ChildProcess; output: () => string; stop: () => Promise<void>; kill: () => Promise<void> }

type Starting = { dataDir: string; env?: Record<string, string>; /** Kills it hard while it starts. */ signal?: AbortSignal }

/** The built product as its own process, exactly as an operator starts it. */
export async function startServer({ dataDir, env = {}, signal }: Starting): Promise<ServerProcess> {
  const main = join(process.cwd(), 'dist/server/main.js')
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'test', VITEST: '', DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DEMO: 'on', DEMO_PASSWORD, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  signal?.addEventListener('abort', () => child.kill('SIGKILL'))
  let output = ''
  const ready = new Promise<number>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
      // The password line is the last one of the welcome, so everything is up when it appears.
      if (port !== undefined && output.includes('Password:')) resolve(Number(port))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)))
  })
  const port = await ready
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return { port, child, output: () => output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
