import { expect, test } from 'vitest'
import { createWave } from './create-wave.ts'

const far = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`)

function openWave() {
  const idle: (() => void)[] = []
  return { wave: createWave({ idle: (run) => void idle.push(run), hold: (change) => change() }), idle, step: () => idle.shift()?.() }
}

const behindOf = (wave: ReturnType<typeof createWave>, ids: readonly string[]) => ids.filter((id) => wave.isBehind(id)).length

test('far sections follow a few at a time, the nearest first, until none is left', () => {
  const { wave, idle, step } = openWave()
  const ids = far(20)
  wave.begin(ids)
  expect(behindOf(wave, ids)).toBe(20)
  step()
  expect([behindOf(wave, ids), wave.isBehind('s0'), wave.isBehind('s19')]).toEqual([16, false, true])
  for (let left = 0; left < 4; left += 1) step()
  expect([behindOf(wave, ids), idle.length]).toEqual([0, 0])
})

test('switched back on the way: who had not heard stays as it was, and only the others follow', () => {
  const { wave, idle, step } = openWave()
  const ids = far(20)
  wave.begin(ids)
  step()
  wave.begin(ids)
  expect(ids.filter((id) => wave.isBehind(id))).toEqual(far(4))
  expect(idle.length, 'one walk at a time').toBe(1)
  step()
  expect([behindOf(wave, ids), idle.length]).toEqual([0, 0])
})

test('of those that wait, only who is named goes on waiting, and nobody waits who had heard', () => {
  const { wave, idle, step } = openWave()
  const ids = far(20)
  wave.begin(ids)
  step()
  wave.keepBehind(['s2', 's10', 's19'])
  expect(ids.filter((id) => wave.isBehind(id))).toEqual(['s10', 's19'])
  step()
  expect([behindOf(wave, ids), idle.length]).toEqual([0, 0])
})

test('who looks on hears of each step; a short page has nothing to walk', () => {
  const { wave, idle, step } = openWave()
  wave.begin([])
  expect(idle.length).toBe(0)
  let heard = 0
  wave.subscribe(() => (heard += 1))
  wave.begin(far(5))
  step()
  step()
  expect(heard).toBe(3)
})
