import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What must be undone even when the run is interrupted, last in, first out. */
const open: (() => Promise<void>)[] = []
let isEnding = false

export function untilDone(undo: () => Promise<void>): AsyncDisposable {
  let done: Promise<void> | undefined
  const once = () => (done ??= undo())
  open.push(once)
  return {
    async [Symbol.asyncDispose]() {
      await once()
      open.splice(open.indexOf(once), 1)
    },
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return
    isEnding = true
    void undoAll().finally(() => process.exit(130))
  })
}

async function undoAll(): Promise<void> {
  for (const undo of open.toReversed()) await undo().catch(() => undefined)
}

export type Room = AsyncDisposable & { folder: string }

/** A temporary folder that is gone afterwards. */
export async function openRoom(): Promise<Room> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'))
  // Started by root, nginx and PostgreSQL run as other users and must get in.
  await chmod(folder, 0o755)
  return { folder, ...untilDone(() => rm(folder, { recursive: true, force: true, maxRetries: 5 })) }
}

export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
