import { setTimeout } from 'node:timers/promises'
import { ask, askFor200, type Answer } from './support/ask.ts'
import { cpuSeconds } from './support/cpu.ts'
import { CORES, findProgram } from './support/machine.ts'
import { copyOf, startBareNode, startNginx, type Copy } from './support/peers.ts'
import { atLeast, runAlone, whole, type Bench, type Result, type Row } from './support/report.ts'
import { openRoom, type Room } from './support/room.ts'
import { median, takeTurns } from './support/rounds.ts'
import type { Settings } from './support/settings.ts'
import { demoHome, startVitrine } from './support/vitrine.ts'
import { measureWithWrk } from './support/wrk.ts'

const ENCODINGS = ['br', 'identity'] as const
/** Node's compiler goes on improving the code for some seconds. */
const WARM_UP_SECONDS = 3
/** Measured once on a machine of this kind, with a page of as many sections. */
const NEXT_PRERENDERED = 560
const WORDPRESS_UNCACHED = 32

const home = demoHome()

type Stage = { room: Room; wrk: string; settings: Settings; serverCores: number[] | null; clientCores: number[] | null; processes: number }
type Contender = { name: string; port: number; pid: number }
/** `perCpu`: answers for each second of the server's own processor time, which other programs on the machine change little. */
type Speed = { perSecond: number; perCpu: number }

export const cachedPage: Bench = {
  name: 'cached-page',
  title: 'Cached page',
  about:
    'The home page of a demo site from the built server, against servers that send the same headers and the same bytes. 64 connections from wrk. One process: the server alone on one core, wrk on another. Processes = cores: everybody on all cores.',
  async run(settings) {
    const wrk = findProgram('wrk')
    if (wrk === null) return { rows: [], remarks: ['wrk is not installed, so nothing was measured (Debian: apt-get install wrk).'] }
    const hasNginx = findProgram('nginx') !== null
    await using room = await openRoom()
    const split = CORES > 1
    const single: Stage = {
      room,
      wrk,
      settings,
      processes: 1,
      serverCores: split ? [0] : null,
      clientCores: split ? Array.from({ length: CORES - 1 }, (_, index) => index + 1) : null,
    }
    const rows = await measureStage(single)
    if (split && hasNginx) rows.push(...(await measureStage({ ...single, processes: CORES, serverCores: null, clientCores: null })))
    const remarks = [
      ...(hasNginx ? [] : ['nginx is not installed, so its rows are missing (Debian: apt-get install nginx).']),
      ...(split && findProgram('taskset') === null ? ['taskset is not installed, so servers and wrk shared all cores: these figures cannot be compared with others.'] : []),
    ]
    return { rows, remarks } satisfies Result
  },
}

async function measureStage(stage: Stage): Promise<Row[]> {
  const { room, processes, serverCores } = stage
  await using vitrine = await startVitrine({ room, processes, cores: serverCores, firstPage: home })
  const rows: Row[] = []
  for (const encoding of ENCODINGS) {
    const answer = await settledAnswer(vitrine.port, encoding)
    const copy = copyOf(`${encoding}-${processes}`, home.path, answer)
    await using nginx = await startNginx({ room, copy, cores: serverCores, workers: processes })
    await using bareNode = processes === 1 ? await startBareNode({ room, copy, cores: serverCores }) : null
    const contenders = [{ ...vitrine, name: 'Vitrine' }, nginx && { ...nginx, name: 'nginx' }, bareNode && { ...bareNode, name: 'bare Node' }].filter((entry) => entry !== null)
    rows.push(...rowsOf(await measureContenders(stage, contenders, copy, encoding), copy, encoding, processes))
  }
  return rows
}

const SETTLED_AFTER = 20

/** Every process packs a page once more, smaller, when it is asked for again: what counts is the form it then keeps. */
async function settledAnswer(port: number, encoding: string): Promise<Answer> {
  const read = () => askFor200({ port, ...home, headers: { 'accept-encoding': encoding } })
  let answer = await read()
  for (let same = 0; same < SETTLED_AFTER;) {
    await setTimeout(20)
    const next = await read()
    same = next.body.equals(answer.body) ? same + 1 : 0
    answer = next
  }
  return answer
}

async function measureContenders(stage: Stage, contenders: readonly Contender[], copy: Copy, encoding: string): Promise<Record<string, Speed>> {
  const { room, wrk, settings, clientCores, processes } = stage
  const load = (port: number, seconds: number) => measureWithWrk({ wrk, room, port, ...home, encoding, seconds, threads: processes, cores: clientCores })
  for (const { port } of contenders) await load(port, Math.min(WARM_UP_SECONDS, settings.seconds))
  const perCpu = new Map(contenders.map(({ name }) => [name, [] as number[]]))
  const turn =
    ({ name, port, pid }: Contender) =>
    async () => {
      await assertSameBytes(name, port, copy, encoding)
      const before = cpuSeconds(pid)
      const { perSecond, answers } = await load(port, settings.seconds)
      const after = cpuSeconds(pid)
      await assertSameBytes(name, port, copy, encoding)
      if (before !== null && after !== null) perCpu.get(name)?.push(answers / (after - before))
      return perSecond
    }
  const perSecond = await takeTurns(settings.rounds, Object.fromEntries(contenders.map((contender) => [contender.name, turn(contender)])))
  return Object.fromEntries(contenders.map(({ name }) => [name, { perSecond: perSecond[name] ?? Number.NaN, perCpu: median(perCpu.get(name) ?? []) }]))
}

async function assertSameBytes(name: string, port: number, copy: Copy, encoding: string): Promise<void> {
  const { status, body } = await ask({ port, ...home, headers: { 'accept-encoding': encoding } })
  if (status !== 200 || !body.equals(copy.body)) throw new Error(`${name} answered ${status} with other bytes than the page.`)
}

function rowsOf(measured: Record<string, Speed>, copy: Copy, encoding: string, processes: number): Row[] {
  const { Vitrine: ours, nginx, 'bare Node': bareNode } = measured
  if (!ours) return []
  const what = `cached page, ${processes === 1 ? '1 process' : `${processes} processes`}, ${encoding === 'br' ? 'br' : 'uncompressed'} (${whole(copy.body.length)} bytes)`
  const against = (theirs: Speed) =>
    `${whole(ours.perSecond)} against ${whole(theirs.perSecond)} req/s${Number.isNaN(ours.perCpu) ? '' : `; per CPU second ${whole(ours.perCpu)} against ${whole(theirs.perCpu)}`}`
  const elsewhere = (name: string, theirs: number, goal: number) => ({
    what,
    ...atLeast(ours.perSecond / theirs, goal),
    absolute: `${whole(ours.perSecond)} against ${theirs} req/s`,
    peer: `${name} (measured once, not in this run)`,
  })
  const rows: Row[] = []
  if (nginx)
    rows.push({
      what,
      ...atLeast(ours.perSecond / nginx.perSecond, processes === 1 ? 0.25 : 0.5),
      absolute: against(nginx),
      peer: `nginx, static file, ${processes === 1 ? '1 worker' : `${processes} workers`}`,
    })
  if (bareNode) rows.push({ what, ...atLeast(ours.perSecond / bareNode.perSecond, 0.9), absolute: against(bareNode), peer: 'ten lines of Node http, bytes from a Map' })
  if (processes === 1 && encoding === 'identity') rows.push(elsewhere('Next.js 16 prerendered', NEXT_PRERENDERED, 20), elsewhere('WordPress 6.1 uncached', WORDPRESS_UNCACHED, 300))
  return rows
}

if (import.meta.main) await runAlone(cachedPage)
