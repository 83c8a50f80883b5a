import { describe, expect, test } from 'vitest'
import { oneOfEach, PAGE } from '../../model/commands/commands-test-kit.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { keptSteps as keptStepsSoon } from './kept-steps.ts'

const keptSteps = (storage: Storage | null, pageId: string, author: string) => keptStepsSoon(storage, pageId, author, (write) => write())
const steps = { past: oneOfEach().map((act, at) => [{ id: `step-${at}`, at, ...act }]), future: [] }

describe('the way back after a reload', () => {
  test('is the way that was gone, of this person and this page', () => {
    const storage = memoryStorage()
    keptSteps(storage, PAGE, 'anna').keep(steps)
    expect(keptSteps(storage, PAGE, 'anna').read()).toEqual(steps)
    expect(keptSteps(storage, PAGE, 'bruno').read()).toEqual({ past: [], future: [] })
    expect(keptSteps(storage, 'other', 'anna').read()).toEqual({ past: [], future: [] })
  })

  test('is nothing where storage is forbidden, broken, or holds what is no longer understood', () => {
    expect(keptSteps(null, PAGE, 'anna').read()).toEqual({ past: [], future: [] })
    const storage = memoryStorage()
    storage.setItem(`vitrine.steps.anna.${PAGE}`, '{"past":[[{"id":"x"}]],"future":7}')
    expect(keptSteps(storage, PAGE, 'anna').read()).toEqual({ past: [], future: [] })
    storage.setItem(`vitrine.steps.anna.${PAGE}`, '{')
    expect(keptSteps(storage, PAGE, 'anna').read()).toEqual({ past: [], future: [] })
  })
  test('costs the new step and not all of them', () => {
    let count = 0
    const step = (id: string) => [{ id, at: 0, kind: 'any', version: 1, body: { toJSON: () => void (count += 1) } }]
    const kept = keptSteps(memoryStorage(), PAGE, 'anna')
    let past = [step('first')]
    for (let saved = 0; saved < 24; saved += 1) kept.keep({ past: (past = [...past, step(`step-${saved}`)]), future: [] })
    expect(count).toBe(25)
  })
})
