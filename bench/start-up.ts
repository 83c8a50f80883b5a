import autocannon from 'autocannon'
import { askFor200 } from './support/ask.ts'
import { readMemory } from './support/memory.ts'
import { runAlone, whole, within, type Bench, type Row } from './support/report.ts'
import { openRoom, type Room } from './support/room.ts'
import { median } from './support/rounds.ts'
import { demoHome, demoPages, startVitrine, type Vitrine } from './support/vitrine.ts'

const home = demoHome()
const START_WITHIN_S = 1.5
const PAGES_SERVED = 5000
const MEMORY_MB = 300
const CONNECTIONS = 16
/** A chosen demo password is hashed anew at every start, which is slow on purpose. */
const WITHOUT_PASSWORD = { DEMO_PASSWORD: '' }

export const startUp: Bench = {
  name: 'start-up',
  title: 'Start and memory',
  about: `From starting the server's process to the first 200 of a demo home page, embedded PostgreSQL and the demo data present; then the memory of that process after ${whole(PAGES_SERVED)} requests over all pages of all demo sites.`,
  async run({ rounds }) {
    await using room = await openRoom()
    const first = await timeStart(room)
    await first.vitrine.end('SIGTERM')
    const [stopped, killed] = [[] as number[], [] as number[]]
    for (let round = 0; round < rounds; round += 1) {
      const afterStop = await timeStart(room)
      stopped.push(afterStop.seconds)
      await afterStop.vitrine.end('SIGKILL')
      const afterKill = await timeStart(room)
      killed.push(afterKill.seconds)
      await afterKill.vitrine.end('SIGTERM')
    }
    const all = (values: readonly number[]) => `${values.map((value) => value.toFixed(2)).join(', ')} s`
    const rows: Row[] = [
      { what: 'start to first page after a clean stop', ...within(median(stopped), START_WITHIN_S, 's', 2), absolute: all(stopped), peer: '–' },
      { what: 'start to first page after kill -9, the database adopted', ...within(median(killed), START_WITHIN_S, 's', 2), absolute: all(killed), peer: '–' },
      { what: 'very first start: database and demo sites are made', goal: '–', ratio: `${first.seconds.toFixed(2)} s`, isMet: null, absolute: all([first.seconds]), peer: '–' },
    ]
    const memory = await measureMemory(room)
    return typeof memory === 'string' ? { rows, remarks: [memory] } : { rows: [...rows, memory], remarks: [] }
  },
}

async function timeStart(room: Room): Promise<{ vitrine: Vitrine; seconds: number }> {
  const began = performance.now()
  const vitrine = await startVitrine({ room, firstPage: home, env: WITHOUT_PASSWORD })
  return { vitrine, seconds: (performance.now() - began) / 1000 }
}

async function measureMemory(room: Room): Promise<Row | string> {
  await using vitrine = await startVitrine({ room, firstPage: home, env: WITHOUT_PASSWORD })
  if ((await readMemory(vitrine.pid)) === null) return 'This system does not show the memory of another process, so that row is missing.'
  const pages = demoPages()
  for (const page of pages) await askFor200({ port: vitrine.port, ...page })
  const requests = pages.map(({ host, path }) => ({ method: 'GET', path, headers: { host, 'accept-encoding': 'br' } }))
  const { errors, timeouts, non2xx } = await autocannon({ url: `http://127.0.0.1:${vitrine.port}`, connections: CONNECTIONS, amount: PAGES_SERVED, requests })
  if (errors + timeouts + non2xx > 0) throw new Error(`${errors + timeouts} errors and ${non2xx} refusals among ${PAGES_SERVED} pages.`)
  const memory = await readMemory(vitrine.pid)
  if (memory === null) throw new Error('The server is gone.')
  return { what: `memory of the server process after ${whole(PAGES_SERVED)} requests over ${pages.length} pages`, ...within(memory.now, MEMORY_MB, 'MB'), absolute: `${whole(memory.now)} MB now, ${whole(memory.peak)} MB at most`, peer: '–' }
}

if (import.meta.main) await runAlone(startUp)
