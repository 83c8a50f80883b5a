import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { askFor200 } from './support/ask.ts'
import { sendCrowd, type CrowdResult } from './support/crowd.ts'
import { CORES, findProgram, moveTo } from './support/machine.ts'
import { atLeast, atMost, runAlone, whole, type Bench, type Row } from './support/report.ts'
import { openRoom } from './support/room.ts'
import { median, quantile } from './support/rounds.ts'
import type { Settings } from './support/settings.ts'
import { startVitrine, type Vitrine } from './support/vitrine.ts'

const CROWDED = 'seeblick.localhost'
const QUIET = { host: 'verband.localhost', path: '/de' }
/** As many as a site does at once: what it can do when nobody has to wait. */
const CALM_CONNECTIONS = 3
const CROWD_CONNECTIONS = 300
const ASK_EVERY_MS = 10
const WARM_UP_SECONDS = 2

const KINDS = [
  { name: 'missing pages', path: '/de/nowhere-#', status: 404 },
  { name: 'searches', path: '/de/search?search=brille', status: 200 },
] as const

type Kind = (typeof KINDS)[number]
type Pair = { quiet: number; beside: number }
type Round = { capacity: number; crowd: CrowdResult; quiet: number[]; beside: number[] }

export const overload: Bench = {
  name: 'overload',
  title: 'Overload',
  about: `${CROWD_CONNECTIONS} connections, a hundred for each that can be served at once, ask one site for what is never kept, again as soon as they are answered. Goodput is what it still answers, against what it answers when nobody has to wait. Beside it, a kept page of another site is asked for every ${ASK_EVERY_MS} ms, alone before and after, and beside the few and the crowd. The server and its database have one core, wrk and whoever asks beside it another.`,
  async run(settings) {
    const wrk = findProgram('wrk')
    if (wrk === null) return { rows: [], remarks: ['wrk is not installed, and the crowd comes from there.'] }
    const isApart = CORES > 1 && findProgram('taskset') !== null
    const [serverCores, crowdCores] = isApart ? [[0], [1]] : [null, null]
    moveTo(crowdCores)
    await using room = await openRoom()
    await using vitrine = await startVitrine({ room, cores: serverCores, firstPage: QUIET, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const rows: Row[] = []
    for (const kind of KINDS) {
      const crowd = (connections: number, seconds: number) => sendCrowd({ wrk, room, cores: crowdCores, port: vitrine.port, host: CROWDED, ...kind, connections, seconds })
      for (const connections of [CALM_CONNECTIONS, CROWD_CONNECTIONS]) await crowd(connections, Math.min(WARM_UP_SECONDS, settings.seconds))
      const rounds: Round[] = []
      for (let at = 0; at < settings.rounds; at += 1) rounds.push(await measure(vitrine, settings, crowd))
      rows.push(...rowsOf(kind, rounds))
    }
    moveTo(null)
    return { rows, remarks: isApart ? [] : ['The server and the crowd shared all cores: these figures cannot be compared with others.'] }
  },
}

type SendCrowd = (connections: number, seconds: number) => Promise<CrowdResult>

/** Before and after, because a machine is faster at one time than at another. Whoever asks beside the crowd asks beside the few, too: he takes his share of the same core. */
async function measure(vitrine: Vitrine, { seconds }: Settings, crowd: SendCrowd): Promise<Round> {
  const calmly = async () => {
    const times = await timesDuring(vitrine, sleep(seconds * 1000))
    const few = crowd(CALM_CONNECTIONS, seconds)
    await timesDuring(vitrine, few)
    const { fine, refused, errors, seconds: took } = await few
    if (errors + refused > 0) throw new Error(`${errors} errors and ${refused} refusals although nobody had to wait.`)
    return { times, perSecond: fine / took }
  }
  const before = await calmly()
  const crowding = crowd(CROWD_CONNECTIONS, seconds)
  const beside = await timesDuring(vitrine, crowding)
  const met = await crowding
  if (met.errors > 0) throw new Error(`${met.errors} of the crowd got neither an answer nor a refusal with the time to come back.`)
  const after = await calmly()
  return { capacity: (before.perSecond + after.perSecond) / 2, crowd: met, quiet: [...before.times, ...after.times], beside }
}

/** How long the kept page of the other site takes, as long as something else goes on. */
async function timesDuring({ port }: Vitrine, other: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  let isOver = false
  void other.finally(() => (isOver = true))
  const times: number[] = []
  while (!isOver) {
    const began = performance.now()
    await askFor200({ port, ...QUIET, headers: { 'accept-encoding': 'br' }, agent })
    times.push(performance.now() - began)
    await sleep(Math.max(0, ASK_EVERY_MS - (performance.now() - began)))
  }
  agent.destroy()
  return times
}

/** One in a hundred of a single round are a handful: only all rounds together tell what it is. */
function rowsOf({ name }: Kind, rounds: readonly Round[]): Row[] {
  const of = (read: (round: Round) => number) => median(rounds.map(read))
  const goodput = of(({ crowd, capacity }) => crowd.fine / crowd.seconds / capacity)
  const [quiet, beside] = [rounds.flatMap((round) => round.quiet), rounds.flatMap((round) => round.beside)]
  const at = (part: number): Pair => ({ quiet: quantile(quiet, part), beside: quantile(beside, part) })
  const [p50, p99] = [at(0.5), at(0.99)]
  const ms = (pair: Pair) => `${pair.beside.toFixed(1)} ms against ${pair.quiet.toFixed(1)} ms`
  return [
    {
      what: `goodput in a crowd of ${CROWD_CONNECTIONS}: ${name}`,
      ...atLeast(goodput, 0.9),
      absolute: `${whole(of(({ crowd }) => crowd.fine / crowd.seconds))} against ${whole(of(({ capacity }) => capacity))} a second; ${whole(of(({ crowd }) => (crowd.fine + crowd.refused) / crowd.seconds))} asked, the rest told when to come back`,
      peer: 'itself, nobody waiting',
    },
    {
      what: `kept page of another site beside it, p99: ${name}`,
      ...atMost(p99.beside / p99.quiet, 3),
      absolute: `${ms(p99)}; median ${ms(p50)}`,
      peer: 'itself, quiet',
    },
  ]
}

if (import.meta.main) await runAlone(overload)
