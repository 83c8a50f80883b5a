import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts'
import { runDaily, type DailyChore } from './daily.ts'

const HOUR = 3_600_000
let t: TestApp
let clock = new Date('2026-11-15T10:00:00Z')
beforeAll(async () => {
  t = await openTestApp({ now: () => clock })
})
afterAll(() => t.close())

const later = (ms: number) => (clock = new Date(clock.getTime() + ms))
const run = (...chores: DailyChore[]) => runDaily({ parts: t.parts, chores, isStopping: () => false })

test('a daily chore runs once a day, however many processes look and however often they start', async () => {
  let count = 0
  const chore = { name: 'sweep', run: async () => void (count += 1) }
  await Promise.all([run(chore), run(chore), run(chore)])
  later(23 * HOUR)
  await run(chore)
  expect(count).toBe(1)
  later(HOUR)
  await Promise.all([run(chore), run(chore)])
  expect(count).toBe(2)
})

test('one that fails is tried again an hour later and does not keep the others from their work', async () => {
  let [failed, swept] = [0, 0]
  const chores = [
    { name: 'broken', run: () => ((failed += 1), Promise.reject(new Error('no'))) },
    { name: 'beside', run: async () => void (swept += 1) },
  ]
  await run(...chores)
  await run(...chores)
  expect([failed, swept]).toEqual([1, 1])
  expect(t.logs.join('\n')).toContain('a daily chore was not done')
  later(HOUR)
  await run(...chores)
  expect([failed, swept]).toEqual([2, 1])
})
