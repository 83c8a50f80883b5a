import { expect, test } from 'vitest'
import { createTurns } from './in-turn.ts'

function openTurns() {
  const idle: (() => void)[] = []
  const drawn: string[] = []
  const inTurn = createTurns((run) => void idle.push(run))
  return { drawn, rest: () => idle.shift()?.(), wish: (name: string) => inTurn(() => drawn.push(name)) }
}

test('[E-044] each idle moment draws one, in the order in which they came', () => {
  const { drawn, rest, wish } = openTurns()
  for (const name of ['hero', 'cta', 'team']) wish(name)
  expect(drawn).toEqual([])
  rest()
  expect(drawn).toEqual(['hero'])
  rest()
  rest()
  expect(drawn).toEqual(['hero', 'cta', 'team'])
})

test('what is gone before its turn is not drawn, and the next one does not wait for it', () => {
  const { drawn, rest, wish } = openTurns()
  const take = wish('hero')
  wish('cta')
  take()
  rest()
  expect(drawn).toEqual(['cta'])
})

test('who comes after all are drawn gets a turn as well', () => {
  const { drawn, rest, wish } = openTurns()
  wish('hero')
  rest()
  rest()
  wish('cta')
  rest()
  expect(drawn).toEqual(['hero', 'cta'])
})
