import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createBell } from '../../src/actions/bell.ts'
import { createJobRunner } from '../../src/background/job-runner.ts'
import { createRounds } from '../../src/background/rounds.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import { openStore } from '../../src/store/store.ts'

/** A process of its own that runs jobs of the kind «note» and says so; run by Node itself, so that a test can kill it. */
const [url = '', mood, leaseMs] = process.argv.slice(2)
const say = (word: string) => void process.stdout.write(`${word}\n`)
const log = { info: () => {}, warn: () => {}, error: () => {} }
const bell = createBell()
const parts = { store: openStore({ url, onPoolError: () => {} }), now: () => new Date(), newId: () => idFromBytes(randomBytes(16)), log, bell }

const note = {
  kind: 'note',
  attempts: 3,
  async runStored(_: unknown, payload: unknown) {
    say(`begun ${JSON.stringify(payload)}`)
    await wait(mood === 'hang' ? 3_600_000 : 20)
    say(`ended ${JSON.stringify(payload)}`)
  },
}

const runner = createJobRunner(parts, [note], { leaseMs: Number(leaseMs) })
const rounds = createRounds({ name: 'jobs', everyMs: 50, round: runner.round }, { log, stopWithinMs: 100 })
bell.onRing(rounds.wake)
rounds.start()
say('ready')
// The rounds alone would not keep the process alive.
process.stdin.resume()
