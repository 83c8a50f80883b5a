import { describe, expect, test } from 'vitest'
import { applyEvent } from './apply-event.ts'
import { acknowledge, unsaved, withoutConfirmed, type PendingOperation } from './outbox.ts'
import { cellKey, scoreOf, shownScore } from './score.ts'
import type { GameEvent, GameState, Operation } from './state.ts'
import { tally } from './tally.ts'

const PLAYERS = ['a', 'b', 'c']
const PAGES = ['p', 'q']

/** Numbers that look like chance and are the same in every run. */
function seeded(seed: number) {
  let state = seed * 2_654_435_761
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item, chance: (odds: number) => next() < odds }
}

type Chance = ReturnType<typeof seeded>

const start: GameState = {
  game: { id: 'g', gameName: 'Game', createdAt: '' },
  sequence: 0,
  players: PLAYERS.map((id, at) => ({ id, playerName: id, createdAt: `2026-01-01T00:00:0${at}.000Z` })),
  holes: [],
}

/** The server's own counting, with its tables in memory. */
function createServer() {
  const seen = new Set<string>()
  let state = start
  const log: GameEvent[] = []
  return {
    state: () => state,
    log,
    tap(operations: readonly Operation[]) {
      const asked = operations.map((operation) => ({
        ...operation,
        isSeen: seen.has(operation.id),
        isPlayers: true,
        isHoles: true,
        score: scoreOf(state, operation.pageId, operation.playerId),
      }))
      const counted = tally(state.sequence, asked)
      for (const id of [...counted.operations.map((operation) => operation.id), ...counted.idle]) seen.add(id)
      for (const event of counted.events) {
        log.push(event)
        state = applyEvent(state, event)
      }
      return { sequence: state.sequence, holes: [], applied: operations.map(({ id }) => id), refused: [] }
    },
  }
}

const randomOperations = (chance: Chance, count: number): Operation[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${at}`, pageId: chance.pick(PAGES), playerId: chance.pick(PLAYERS), delta: chance.chance(0.6) ? 1 : -1 }))

const scores = (state: GameState) => Object.fromEntries(state.holes.map((hole) => [cellKey(hole), hole.score]))

describe('whatever the network does', () => {
  test('[O-3] operations sent twice and in any split give the scores of the single delivery', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const chance = seeded(seed)
      const operations = randomOperations(chance, 60)
      const plain = createServer()
      plain.tap(operations)
      const rough = createServer()
      for (let at = 0; at < operations.length;) {
        const size = 1 + chance.below(7)
        rough.tap(operations.slice(at, at + size))
        if (chance.chance(0.5)) rough.tap(operations.slice(Math.max(0, at - chance.below(20)), at + size))
        at += size
      }
      expect(scores(rough.state()), `seed ${seed}`).toEqual(scores(plain.state()))
    }
  })

  test('strokes that are only added give the same scores in any order of arrival', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const chance = seeded(seed)
      const operations = randomOperations(chance, 40).map((operation) => ({ ...operation, delta: 1 as const }))
      const shuffled = operations.toSorted(() => chance.below(3) - 1)
      const [plain, rough] = [createServer(), createServer()]
      plain.tap(operations)
      for (const operation of [...shuffled, ...shuffled.toReversed()]) rough.tap([operation])
      expect(scores(rough.state()), `seed ${seed}`).toEqual(scores(plain.state()))
    }
  })

  test('a phone that hears events twice and late ends with the state of the server', () => {
    for (let seed = 1; seed <= 300; seed += 1) {
      const chance = seeded(seed)
      const server = createServer()
      server.tap(randomOperations(chance, 50))
      let phone = start
      for (let at = 0; at < server.log.length; at += 1) {
        const back = Math.max(0, at - chance.below(10))
        for (const event of server.log.slice(chance.chance(0.3) ? back : at, at + 1)) phone = applyEvent(phone, event)
      }
      expect(scores(phone)).toEqual(scores(server.state()))
    }
  })

  test('[O-3] phones that lose answers, send again and hear late show their own tap at once, never count it twice, and end alike', () => {
    for (let seed = 1; seed <= 200; seed += 1) rounds(seeded(seed), seed)
  })
})

function rounds(chance: Chance, seed: number): void {
  const server = createServer()
  const phones = Array.from({ length: 3 }, () => ({ state: start, heard: 0, pending: [] as PendingOperation[], own: 0 }))
  const hear = (phone: (typeof phones)[number], upTo: number) => {
    for (; phone.heard < upTo; phone.heard += 1) {
      const event = server.log[phone.heard] as GameEvent
      phone.state = applyEvent(phone.state, event)
      phone.pending = withoutConfirmed(phone.pending, phone.state, event.kind === 'strokes' ? event.operationIds : [])
    }
  }
  const send = (phone: (typeof phones)[number], isAnswered: boolean) => {
    const answer = server.tap(unsaved(phone.pending).slice(0, 1 + chance.below(4)))
    if (isAnswered) phone.pending = withoutConfirmed(acknowledge(phone.pending, answer), phone.state)
  }
  for (let step = 0; step < 60; step += 1) {
    const phone = chance.pick(phones)
    const [pageId, playerId] = [chance.pick(PAGES), chance.pick(PLAYERS)]
    if (chance.chance(0.5)) {
      const before = shownScore(phone.state, phone.pending, pageId, playerId)
      phone.pending = [...phone.pending, { id: `${phones.indexOf(phone)}-${phone.own++}`, pageId, playerId, delta: 1, savedAt: null }]
      expect(shownScore(phone.state, phone.pending, pageId, playerId)).toBe(Math.min(99, before + 1))
    }
    if (chance.chance(0.6)) send(phone, chance.chance(0.7))
    if (chance.chance(0.5)) hear(phone, phone.heard + chance.below(server.log.length - phone.heard + 1))
    const own = phone.pending.filter((tap) => tap.pageId === pageId && tap.playerId === playerId).length
    expect(shownScore(phone.state, phone.pending, pageId, playerId) - own, `seed ${seed}`).toBe(scoreOf(phone.state, pageId, playerId))
  }
  for (const phone of phones) while (unsaved(phone.pending).length > 0) send(phone, true)
  for (const phone of phones) hear(phone, server.log.length)
  for (const phone of phones) {
    expect(phone.pending).toEqual([])
    expect(scores(phone.state)).toEqual(scores(server.state()))
  }
  expect(Object.values(scores(server.state())).reduce((sum, score) => sum + score, 0)).toBe(phones.reduce((sum, { own }) => sum + own, 0))
}
