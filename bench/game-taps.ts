import { holeFacts } from '../demo/rocknhole/hole-facts.ts'
import { readMemory } from './support/memory.ts'
import { newId, openHole, openListeningPhone, openTappingPhone, sequenceOf, startRound, type ListeningPhone, type Round } from './support/phones.ts'
import { runAlone, whole, within, type Bench, type Row } from './support/report.ts'
import { openRoom } from './support/room.ts'
import { median, quantile } from './support/rounds.ts'
import { demoEditor, startVitrine } from './support/vitrine.ts'

const host = 'rocknhole.localhost'
const GAMES = 100
const PHONES = 500
const PLAYERS = 4
const TAPS_PER_SECOND = 2000

const LISTENERS = 2000
const CALM_TAPS_PER_SECOND = 500
const HEARD_P50_MS = 5
const HEARD_P99_MS = 50

const STREAMS = 10_000
const STREAM_KB = 25
const WARM_UP = 300

type Place = { port: number; host: string }
type Course = { place: Place; pageId: string; rounds: readonly Round[] }

export const gameTaps: Bench = {
  name: 'game-taps',
  title: 'Golf game',
  about: `${PHONES} phones in ${GAMES} games on one process. Each phone follows its game and taps as soon as its last tap is answered; an answered tap is on the disk. Then ${CALM_TAPS_PER_SECOND} taps a second with ${whole(LISTENERS)} open streams, timed from sending the tap to hearing it on another phone. Before both, the memory of the server per open stream.`,
  async run({ rounds: repeats, seconds, isShort }) {
    await using room = await openRoom()
    await using vitrine = await startVitrine({ room, firstPage: { host, path: '/de' }, env: { TRUSTED_PROXIES: '127.0.0.1' } })
    const place = { port: vitrine.port, host }
    const [first] = holeFacts
    const pageId = await openHole(place, `/de/edit/trail/loch-1-${first?.slugs.de}`, demoEditor('rocknhole'))
    const rounds: Round[] = []
    for (let at = 0; at < GAMES; at += 1) rounds.push(await startRound(place, at, PLAYERS))
    const course = { place, pageId, rounds }
    const memory = await holdStreams(course, vitrine.pid, isShort ? 1000 : STREAMS)
    const rates: number[] = []
    for (let repeat = 0; repeat < repeats; repeat += 1) rates.push(await tapHard(course, seconds))
    return { rows: [rowOfRate(rates), ...(await tapCalmly(course, seconds)), ...memory], remarks: [] }
  },
}

const roundOf = ({ rounds }: Course, phone: number) => rounds[phone % rounds.length] ?? { gameId: '', players: [] }

async function follow(course: Course, count: number, hear?: (phone: number, text: string) => void): Promise<ListeningPhone[]> {
  const phones: ListeningPhone[] = []
  for (let at = 0; at < count; at += 50) {
    const group = Array.from({ length: Math.min(50, count - at) }, (_, index) => at + index)
    phones.push(...(await Promise.all(group.map((phone) => openListeningPhone(course.place, phone, roundOf(course, phone), hear && ((text) => hear(phone, text)))))))
  }
  return phones
}

const changes = async ({ place, rounds }: Course) => (await Promise.all(rounds.map((round) => sequenceOf(place, round)))).reduce((sum, sequence) => sum + sequence, 0)

/** Taps a second; a tap that is acknowledged and not stored, or stored twice, makes the run worthless. */
async function tapHard(course: Course, seconds: number): Promise<number> {
  const before = await changes(course)
  const listeners = await follow(course, PHONES)
  const phones = Array.from({ length: PHONES }, (_, phone) => openTappingPhone(course.place, phone, roundOf(course, phone), course.pageId))
  let acknowledged = 0
  const began = performance.now()
  await Promise.all(
    phones.map(async (phone) => {
      while (performance.now() - began < seconds * 1000) {
        await phone.tap()
        acknowledged += 1
      }
    }),
  )
  const rate = (acknowledged * 1000) / (performance.now() - began)
  for (const phone of [...phones, ...listeners]) phone.close()
  const stored = (await changes(course)) - before
  if (stored !== acknowledged) throw new Error(`${acknowledged} taps were acknowledged and ${stored} are stored.`)
  return rate
}

function rowOfRate(rates: readonly number[]): Row {
  const rate = median(rates)
  return { what: `durable taps, ${PHONES} phones in ${GAMES} games`, goal: `≥ ${whole(TAPS_PER_SECOND)}/s`, ratio: `${whole(rate)}/s`, isMet: rate >= TAPS_PER_SECOND, absolute: `${rates.map(whole).join(', ')} a second; all acknowledged taps stored once`, peer: 'hosted row-change streams: 64/s (published figure)' }
}

async function tapCalmly(course: Course, seconds: number): Promise<Row[]> {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  const listeners = await follow(course, LISTENERS, (phone, text) => {
    // One listener per game is another phone than the one that taps; the others only make the fan-out real.
    if (phone >= GAMES) return
    const now = performance.now()
    for (const [, id = ''] of text.matchAll(/"operationIds":\["([0-9a-z]{26})"/g)) {
      const sent = sentAt.get(id)
      if (sent !== undefined) times.push(now - sent)
    }
  })
  const phones = Array.from({ length: GAMES }, (_, phone) => openTappingPhone(course.place, phone, roundOf(course, phone), course.pageId))
  const began = performance.now()
  const taps = CALM_TAPS_PER_SECOND * seconds
  await Promise.all(
    phones.map(async (phone, at) => {
      for (let tap = at; tap < taps; tap += GAMES) {
        const wait = began + (tap * 1000) / CALM_TAPS_PER_SECOND - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        const id = newId()
        sentAt.set(id, performance.now())
        await phone.tap(id)
      }
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 500))
  for (const phone of [...phones, ...listeners]) phone.close()
  if (times.length !== taps) throw new Error(`${taps} taps were sent and ${times.length} were heard.`)
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  const what = `tap to another phone, ${CALM_TAPS_PER_SECOND} taps a second, ${whole(LISTENERS)} open streams`
  const peer = 'broadcast services: 6 / 213 ms (published figures)'
  return [
    { what: `${what}, p50`, ...within(p50, HEARD_P50_MS, 'ms', 1), absolute: `${whole(times.length)} taps, each heard by ${LISTENERS / GAMES} phones`, peer },
    { what: `${what}, p99`, ...within(p99, HEARD_P99_MS, 'ms', 1), absolute: `longest ${Math.max(...times).toFixed(1)} ms`, peer },
  ]
}

async function holdStreams(course: Course, pid: number, count: number): Promise<Row[]> {
  const settle = () => new Promise((resolve) => setTimeout(resolve, 3000))
  // The code that opens streams is compiled before anything is counted.
  for (const phone of await follow(course, WARM_UP)) phone.close()
  await settle()
  const before = await readMemory(pid)
  const listeners = await follow(course, count)
  await settle()
  const after = await readMemory(pid)
  for (const phone of listeners) phone.close()
  if (before === null || after === null) return []
  const kilobytes = ((after.now - before.now) * 1024) / count
  return [{ what: `memory per open stream, ${whole(count)} streams`, ...within(kilobytes, STREAM_KB, 'KB', 1), absolute: `${whole(before.now)} MB before, ${whole(after.now)} MB with them`, peer: 'a hosted broadcast service: 98 KB (published figure)' }]
}

if (import.meta.main) await runAlone(gameTaps)
