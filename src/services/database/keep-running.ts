import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './find-free-port.ts'
import { ADMIN_ROLE } from './initialise.ts'
import { type Lease, takeLease } from './lease.ts'
import { findPostmaster, type House, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts'

export interface Running {
  port: number
  lease: Lease
  how: 'started' | 'adopted'
}

const PATIENCE_MS = 10_000
const START_PATIENCE_MS = 120_000
const POLL_MS = 20

/** Starts the server, or adopts the one that runs in this folder. */
export async function bringUp(house: House, adminPassword: string, wishedPort?: number): Promise<Running> {
  const began = performance.now()
  let how: Running['how'] = 'adopted'
  for (;;) {
    const found = await findPostmaster(house.folder)
    if (found.state === 'none') {
      const port = await findFreePort(wishedPort ?? found.lastPort)
      if ((await startPostmaster(house, port)) === 'started') {
        how = 'started'
        continue
      }
    }
    if (found.state === 'ready') {
      const lease = await takeLease(found.port, ADMIN_ROLE, adminPassword)
      if (lease !== undefined) return { port: found.port, lease, how }
    }
    const waited = performance.now() - began
    if (waited > (found.state === 'starting' ? START_PATIENCE_MS : PATIENCE_MS)) throw giveUp(house.folder, found)
    await sleep(POLL_MS)
  }
}

function giveUp(folder: string, found: Postmaster): Error {
  if (found.state === 'none') return new Error(`Another program keeps the database in ${folder} from starting: end the PostgreSQL that still uses it, then start again.`)
  const what = { starting: 'does not finish starting', ready: 'does not answer', stopping: 'does not finish shutting down' }[found.state]
  return new Error(`The database in ${folder} (process ${found.pid}) ${what}: end that process, then start again.`)
}

export interface Kept {
  stop: (ownName: string) => Promise<void>
}

/** Starts the server again when it ends by itself, on the same port, so that connection pools recover. */
export function keepRunning(house: House, adminPassword: string, first: Running, log: (line: string) => void): Kept {
  let { lease } = first
  let isStopping = false
  let revival = Promise.resolve()

  const watch = () => {
    lease.rest()
    lease.onLost(() => {
      if (!isStopping) revival = revive()
    })
  }

  async function revive(): Promise<void> {
    log('PostgreSQL ended or dropped our connection; bringing it back.')
    for (let pause = 100; !isStopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        const running = await bringUp(house, adminPassword, first.port)
        if (running.port !== first.port) log(`PostgreSQL had to move to port ${running.port}: restart Vitrine so that it connects there.`)
        lease = running.lease
        watch()
        log(`PostgreSQL is back on port ${running.port}.`)
        return
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
        await sleep(pause, undefined, { ref: false })
      }
    }
  }

  watch()
  return {
    stop: async (ownName) => {
      isStopping = true
      await revival
      // A lease that is lost by now means a server that is gone: nothing to stop.
      const isAlone = await lease.claimAlone(ownName).catch(() => false)
      if (isAlone) await stopPostmaster(house)
      await lease.end()
    },
  }
}
