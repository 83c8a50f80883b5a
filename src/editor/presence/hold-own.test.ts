import { expect, test } from 'vitest'
import { holdOwn } from './hold-own.ts'

function openHold() {
  const shown: string[] = []
  const timers: { at: number; run: () => void }[] = []
  const state = { isBusy: false, sending: [] as string[], now: 0 }
  const hold = holdOwn<string>({
    isBusy: () => state.isBusy,
    isOwn: (news) => state.sending.includes(news),
    show: (news) => shown.push(news),
    now: () => state.now,
    later: (run, milliseconds) => void timers.push({ at: state.now + milliseconds, run }),
  })
  const pass = (milliseconds: number) => {
    state.now += milliseconds
    for (let due = timers.find(({ at }) => at <= state.now); due; due = timers.find(({ at }) => at <= state.now)) timers.splice(timers.indexOf(due), 1)[0]?.run()
  }
  return { ...hold, state, shown, pass }
}

test('what others do is shown at once', () => {
  const { hear, shown } = openHold()
  hear('b')
  expect(shown).toEqual(['b'])
})

test('the echo of what is being sent waits for the answer, and so does what comes after it', () => {
  const { hear, letGo, state, shown, pass } = openHold()
  state.sending = ['a']
  hear('a')
  hear('b')
  letGo()
  pass(0)
  expect(shown).toEqual([])
  state.sending = []
  letGo()
  expect(shown, 'the answer is shown first').toEqual([])
  pass(0)
  expect(shown).toEqual(['a', 'b'])
})

test('an answer that does not come holds nothing back for long', () => {
  const { hear, state, shown, pass } = openHold()
  state.sending = ['a']
  hear('a')
  pass(700)
  hear('b')
  expect(shown).toEqual([])
  pass(900)
  pass(0)
  expect(shown).toEqual(['a', 'b'])
})

test('while a revert is on its way everything waits, until it is over', () => {
  const { hear, letGo, state, shown, pass } = openHold()
  state.isBusy = true
  hear('b')
  pass(5000)
  expect(shown).toEqual([])
  state.isBusy = false
  letGo()
  pass(0)
  expect(shown).toEqual(['b'])
})
