import { beforeEach, expect, test } from 'vitest'
import { forgetStart, keepStart, recallStart } from './kept-memory.ts'
import { setDraft, useMemory } from './start-memory.ts'

const USER = 'u1'
const NOTHING = useMemory.getState()

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
}

let storage: Storage
beforeEach(() => {
  storage = memory()
  useMemory.setState(NOTHING, true)
})

test('step, trade, what was typed and what was done outlive a reload', () => {
  const business = { name: 'Sonnenhof', sentence: '', street: '', city: '3600 Thun', phone: '', email: '' }
  const stop = keepStart(USER, storage)
  useMemory.setState({ at: 2, trade: 'food', done: { look: [{ kind: 'theme.change', version: 1, body: {} }] } })
  setDraft({ business })
  stop()
  useMemory.setState(NOTHING, true)
  recallStart('somebody else', storage)
  expect(useMemory.getState()).toMatchObject({ at: 0, trade: null })
  recallStart(USER, storage)
  expect(useMemory.getState()).toMatchObject({ at: 2, trade: 'food', drafts: { business }, done: { look: [{ kind: 'theme.change' }] } })
  forgetStart(USER, storage)
  useMemory.setState(NOTHING, true)
  recallStart(USER, storage)
  expect(useMemory.getState().at).toBe(0)
})

test.each(['', '{', 'null', '{"at":99}', '{"at":1,"trade":"astronaut"}'])('%s counts as nothing', (stored) => {
  storage.setItem(`start:${USER}`, stored)
  recallStart(USER, storage)
  expect(useMemory.getState()).toEqual(NOTHING)
})
