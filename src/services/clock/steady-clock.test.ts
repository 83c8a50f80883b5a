import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSteadyClock } from './steady-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let folder: string
let clock: Date
let databaseIsAheadBy = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-clock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  clock = new Date('2026-11-15T10:00:00Z')
  databaseIsAheadBy = 0
  await rm(join(folder, 'clock.json'), { force: true })
})

const open = () => createSteadyClock({ folder, now: () => clock, databaseTime: async () => new Date(clock.getTime() + databaseIsAheadBy) })
const later = (ms: number) => (clock = new Date(clock.getTime() + ms))

async function steadyDay() {
  const steady = open()
  for (let hour = 0; hour < 25; hour += 1) {
    await steady.isSteady()
    later(HOUR)
  }
  expect(await steady.isSteady()).toBe(true)
  return steady
}

test('the time has to go on for a day first, also through restarts', async () => {
  expect(await open().isSteady()).toBe(false)
  for (let hour = 0; hour < 23; hour += 1) {
    later(HOUR)
    expect(await open().isSteady(), String(hour)).toBe(false)
  }
  later(HOUR)
  expect(await open().isSteady()).toBe(true)
})

test.each([
  ['400 days ahead', 400 * DAY],
  ['400 days back', -400 * DAY],
  ['two hours back', -2 * HOUR],
])('a jump %s is noticed at once, running or not, and remembered for a day', async (_, jump) => {
  for (const restarted of [false, true]) {
    await rm(join(folder, 'clock.json'), { force: true })
    const steady = await steadyDay()
    later(jump)
    const after = restarted ? open() : steady
    expect(await after.isSteady()).toBe(false)
    later(23 * HOUR)
    expect(await after.isSteady()).toBe(false)
    expect(await open().isSteady()).toBe(false)
    later(HOUR)
    expect(await after.isSteady()).toBe(true)
  }
})

test('a machine that was off over a long weekend has no new clock', async () => {
  await steadyDay()
  later(5 * DAY)
  expect(await open().isSteady()).toBe(true)
})

test('a database that lives in another time is a reason to wait', async () => {
  const steady = await steadyDay()
  databaseIsAheadBy = -400 * DAY
  expect(await steady.isSteady()).toBe(false)
})

test('a damaged file means to wait, not to fall', async () => {
  await writeFile(join(folder, 'clock.json'), '{"steadySince":')
  expect(await open().isSteady()).toBe(false)
})
