import { ask, askFor200 } from './support/ask.ts'
import { CORES, findProgram } from './support/machine.ts'
import { copyOf, startBareNode, startNginx, type Copy } from './support/peers.ts'
import { atLeast, runAlone, whole, type Bench, type Result, type Row } from './support/report.ts'
import { openRoom, type Room } from './support/room.ts'
import { takeTurns } from './support/rounds.ts'
import type { Settings } from './support/settings.ts'
import { demoHome, startVitrine } from './support/vitrine.ts'
import { measureWithWrk } from './support/wrk.ts'

const ENCODINGS = ['br', 'identity'] as const
const WARM_UP_SECONDS = 1
/** Measured once on a machine of this kind, with a page of as many sections. */
const NEXT_PRERENDERED = 560
const WORDPRESS_UNCACHED = 32

const home = demoHome()

type Stage = { room: Room; wrk: string; settings: Settings; serverCores: number[] | null; clientCores: number[] | null; processes: number }
type Contender = { name: string; port: number }

export const cachedPage: Bench = {
  name: 'cached-page',
  title: 'Cached page',
  about: 'The home page of a demo site from the built server, against servers that send the same headers and the same bytes. 64 connections from wrk. One process: the server alone on one core, wrk on another. Processes = cores: everybody on all cores.',
  async run(settings) {
    const wrk = findProgram('wrk')
    if (wrk === null) return { rows: [], remarks: ['wrk is not installed, so nothing was measured (Debian: apt-get install wrk).'] }
    const hasNginx = findProgram('nginx') !== null
    await using room = await openRoom()
    const split = CORES > 1
    const single: Stage = { room, wrk, settings, processes: 1, serverCores: split ? [0] : null, clientCores: split ? Array.from({ length: CORES - 1 }, (_, index) => index + 1) : null }
    const rows = await measureStage(single)
    if (split && hasNginx) rows.push(...(await measureStage({ ...single, processes: CORES, serverCores: null, clientCores: null })))
    const remarks = hasNginx ? [] : ['nginx is not installed, so its rows are missing (Debian: apt-get install nginx).']
    return { rows, remarks } satisfies Result
  },
}

async function measureStage(stage: Stage): Promise<Row[]> {
  const { room, processes, serverCores } = stage
  await using vitrine = await startVitrine({ room, processes, cores: serverCores, firstPage: home })
  const rows: Row[] = []
  for (const encoding of ENCODINGS) {
    const answer = await askFor200({ port: vitrine.port, ...home, headers: { 'accept-encoding': encoding } })
    const copy = copyOf(`${encoding}-${processes}`, home.path, answer)
    await using nginx = await startNginx({ room, copy, cores: serverCores, workers: processes })
    await using bareNode = processes === 1 ? await startBareNode({ room, copy, cores: serverCores }) : null
    const contenders = [{ name: 'Vitrine', port: vitrine.port }, nginx && { name: 'nginx', port: nginx.port }, bareNode && { name: 'bare Node', port: bareNode.port }].filter((entry) => entry !== null)
    rows.push(...rowsOf(await measureContenders(stage, contenders, copy, encoding), copy, encoding, processes))
  }
  return rows
}

async function measureContenders(stage: Stage, contenders: readonly Contender[], copy: Copy, encoding: string): Promise<Record<string, number>> {
  const { room, wrk, settings, clientCores, processes } = stage
  const load = (port: number, seconds: number) => measureWithWrk({ wrk, room, port, ...home, encoding, seconds, threads: processes, cores: clientCores })
  for (const { port } of contenders) await load(port, WARM_UP_SECONDS)
  const measured = await takeTurns(
    settings.rounds,
    Object.fromEntries(
      contenders.map(({ name, port }) => [
        name,
        async () => {
          await assertSameBytes(name, port, copy, encoding)
          const perSecond = await load(port, settings.seconds)
          await assertSameBytes(name, port, copy, encoding)
          return perSecond
        },
      ]),
    ),
  )
  return measured
}

async function assertSameBytes(name: string, port: number, copy: Copy, encoding: string): Promise<void> {
  const { status, body } = await ask({ port, ...home, headers: { 'accept-encoding': encoding } })
  if (status !== 200 || !body.equals(copy.body)) throw new Error(`${name} answered ${status} with other bytes than the page.`)
}

function rowsOf(measured: Record<string, number>, copy: Copy, encoding: string, processes: number): Row[] {
  const { Vitrine: ours = Number.NaN, nginx, 'bare Node': bareNode } = measured
  const what = `cached page, ${processes === 1 ? '1 process' : `${processes} processes`}, ${encoding === 'br' ? 'br' : 'uncompressed'} (${whole(copy.body.length)} bytes)`
  const against = (theirs: number) => `${whole(ours)} against ${whole(theirs)} req/s`
  const rows: Row[] = []
  if (nginx !== undefined) rows.push({ what, ...atLeast(ours / nginx, processes === 1 ? 0.25 : 0.5), absolute: against(nginx), peer: `nginx, static file, ${processes === 1 ? '1 worker' : `${processes} workers`}` })
  if (bareNode !== undefined) rows.push({ what, ...atLeast(ours / bareNode, 0.9), absolute: against(bareNode), peer: 'ten lines of Node http, bytes from a Map' })
  if (processes === 1 && encoding === 'identity') {
    rows.push({ what, ...atLeast(ours / NEXT_PRERENDERED, 20), absolute: against(NEXT_PRERENDERED), peer: 'Next.js 16 prerendered (measured once, not in this run)' })
    rows.push({ what, ...atLeast(ours / WORDPRESS_UNCACHED, 300), absolute: against(WORDPRESS_UNCACHED), peer: 'WordPress 6.1 uncached (measured once, not in this run)' })
  }
  return rows
}

if (import.meta.main) await runAlone(cachedPage)
