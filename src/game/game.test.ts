import { describe, expect, test } from 'vitest'
import { applyEvent } from './apply-event.ts'
import { CURRENCY, GAME_LOCALES, MAX_SCORE, ROWS_LIMIT, TIME_ZONE } from './constants.ts'
import { leaderboard, summaries, winnerOf } from './leaderboard.ts'
import { cleanName, defaultGameName } from './names.ts'
import { dotState, isSecondLastComplete } from './progress.ts'
import { addStroke, shownScore, shownState } from './score.ts'
import type { GameState, Hole, Player } from './state.ts'

const player = (id: string, createdAt = `2026-11-15T10:00:0${id.charCodeAt(0) % 10}.000Z`): Player => ({ id, playerName: id.toUpperCase(), createdAt })
const hole = (pageId: string, playerId: string, score: number): Hole => ({ pageId, playerId, score })
const card = (ids: string, ...holes: Hole[]): GameState => ({
  game: { id: 'g', gameName: 'Game', createdAt: '2026-11-15T09:00:00.000Z' },
  sequence: 10,
  players: ids.split('').map((id) => player(id)),
  holes,
})

describe('events', () => {
  test('[G-110] a duplicate insert event for a known player adds no second row', () => {
    const state = card('ab')
    const again = applyEvent(state, { sequence: 11, kind: 'playerAdded', player: player('a') })
    expect(again.players).toEqual(state.players)
    expect(again.sequence).toBe(11)
  })

  test('players stay sorted by the time they joined, then by id, in whatever order they arrive', () => {
    const late = player('z', '2026-11-15T10:00:00.000Z')
    const twin = player('y', '2026-11-15T10:00:00.000Z')
    let state = card('')
    for (const [at, joined] of [player('c', '2026-11-15T11:00:00.000Z'), late, twin].entries())
      state = applyEvent(state, { sequence: 11 + at, kind: 'playerAdded', player: joined })
    expect(state.players.map(({ id }) => id)).toEqual(['y', 'z', 'c'])
  })

  test('an event that is known already changes nothing', () => {
    const state = card('a', hole('p', 'a', 3))
    expect(applyEvent(state, { sequence: 10, kind: 'strokes', pageId: 'p', playerId: 'a', score: 1, operationIds: [] })).toBe(state)
  })

  test('a removed player takes their strokes along, and late strokes of theirs bring nothing back', () => {
    const removed = applyEvent(card('ab', hole('p', 'a', 3), hole('p', 'b', 4)), { sequence: 11, kind: 'playerRemoved', playerId: 'a' })
    expect(removed).toMatchObject({ players: [{ id: 'b' }], removed: [{ id: 'a' }], holes: [{ playerId: 'b', score: 4 }] })
    expect(applyEvent(removed, { sequence: 12, kind: 'strokes', pageId: 'p', playerId: 'a', score: 9, operationIds: [] }).holes).toEqual(removed.holes)
  })

  test('a renamed player keeps place and strokes', () => {
    const renamed = applyEvent(card('ab', hole('p', 'a', 3)), { sequence: 11, kind: 'playerRenamed', playerId: 'a', playerName: 'Anna' })
    expect(renamed.players.map(({ playerName }) => playerName)).toEqual(['Anna', 'B'])
    expect(renamed.holes).toEqual([hole('p', 'a', 3)])
  })
})

describe('scores', () => {
  test('never below 0, never above 99', () => {
    expect(addStroke(0, -1)).toBe(0)
    expect(addStroke(MAX_SCORE, 1)).toBe(99)
    expect(addStroke(3, 1)).toBe(4)
  })

  test('own pending taps are shown in their order on top of what is confirmed', () => {
    const tap = (id: string, delta: 1 | -1, playerId = 'a') => ({ id, pageId: 'p', playerId, delta })
    const state = card('ab', hole('p', 'a', 1))
    expect(shownScore(state, [tap('1', -1), tap('2', -1), tap('3', 1)], 'p', 'a')).toBe(1)
    expect(shownScore(state, [tap('1', 1), tap('2', 1, 'b')], 'p', 'a')).toBe(2)
    expect(shownState(state, [tap('1', 1), tap('2', 1, 'b'), tap('3', 1, 'gone')]).holes).toEqual([hole('p', 'a', 2), hole('p', 'b', 1)])
  })
})

const BY_TOTAL = { wholeRounds: false }
const WHOLE = { wholeRounds: true }

describe('leaderboard', () => {
  test('[G-073] a summary has playerId, totalScore, entriesCount and isComplete', () => {
    expect(summaries(card('a', hole('p', 'a', 3), hole('q', 'a', 2), hole('r', 'a', 0)))).toEqual([{ playerId: 'a', totalScore: 5, entriesCount: 2, isComplete: true }])
  })

  test('[G-074] complete is whoever has as many holes above 0 as the one with the most: A 3, B 3, C 2', () => {
    const holes = ['p', 'q', 'r'].flatMap((page) => [hole(page, 'a', 2), hole(page, 'b', 4), hole(page, 'c', page === 'r' ? 0 : 1)])
    expect(summaries(card('abc', ...holes)).map(({ playerId, isComplete }) => [playerId, isComplete])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ])
  })

  test('[G-081] equal totals: more holes first, then who joined first, in the same order whatever order the rows come in', () => {
    const holes = [hole('p', 'a', 4), hole('p', 'b', 2), hole('q', 'b', 2), hole('p', 'c', 4), hole('p', 'd', 3)]
    const state = { ...card('abcd', ...holes), players: [player('a', '2026-11-15T10:00:05.000Z'), player('b'), player('c', '2026-11-15T10:00:01.000Z'), player('d')] }
    const order = ['d', 'b', 'c', 'a']
    expect(leaderboard(state, BY_TOTAL).ranked.map(({ playerId }) => playerId)).toEqual(order)
    const turned = { ...state, players: state.players.toReversed(), holes: holes.toReversed() }
    expect(leaderboard(turned, BY_TOTAL).ranked.map(({ playerId }) => playerId)).toEqual(order)
  })

  test('[O-14] a late joiner with one stroke wins by total, and stands below everybody who played more where only whole rounds count', () => {
    const state = card('abc', hole('p', 'a', 4), hole('q', 'a', 3), hole('p', 'b', 2), hole('q', 'b', 4), hole('q', 'c', 1))
    const order = (rules: typeof WHOLE) => leaderboard(state, rules).ranked.map(({ playerId, place }) => `${place} ${playerId}`)
    expect([order(BY_TOTAL), winnerOf(state, BY_TOTAL)?.player.id]).toEqual([['1 c', '2 b', '3 a'], 'c'])
    expect([order(WHOLE), winnerOf(state, WHOLE)?.player.id]).toEqual([['1 b', '2 a', '3 c'], 'b'])
  })

  test('[O-14] equal totals share a place and are told as a tie; the earlier player stands first', () => {
    const state = card('abcd', hole('p', 'd', 5), hole('p', 'a', 3), hole('p', 'b', 3), hole('p', 'c', 4))
    expect(leaderboard(state, WHOLE).ranked.map(({ playerId, place, isTied }) => `${place}${isTied ? '=' : ''} ${playerId}`)).toEqual(['1= a', '1= b', '3 c', '4 d'])
    expect(winnerOf(state, WHOLE)).toMatchObject({ player: { id: 'a' }, tiedWith: [{ id: 'b' }] })
    // A short round with the total of a whole one is no tie where only whole rounds count.
    const short = card('ab', hole('p', 'a', 4), hole('p', 'b', 2), hole('q', 'b', 2))
    expect([winnerOf(short, BY_TOTAL), winnerOf(short, WHOLE)]).toMatchObject([
      { player: { id: 'b' }, tiedWith: [{ id: 'a' }] },
      { player: { id: 'b' }, tiedWith: [] },
    ])
  })

  test('who has no stroke is listed last without a place, and does not win with 0', () => {
    const state = card('abc', hole('p', 'b', 7), hole('p', 'a', 0))
    const { ranked, unranked } = leaderboard(state, BY_TOTAL)
    expect([ranked.map(({ playerId }) => playerId), unranked.map(({ playerId }) => playerId)]).toEqual([['b'], ['a', 'c']])
    expect(winnerOf(state, BY_TOTAL)?.player.playerName).toBe('B')
    expect(winnerOf(card('abc'), BY_TOTAL)).toBeNull()
  })
})

describe('progress', () => {
  test('[G-065] the states of a dot: active before noScores before complete before partial', () => {
    const state = card('ab', hole('full', 'a', 1), hole('full', 'b', 2), hole('half', 'a', 3))
    expect(['full', 'half', 'none'].map((page) => dotState(state, page, 'elsewhere'))).toEqual(['complete', 'partial', 'noScores'])
    expect(['full', 'half', 'none'].map((page) => dotState(state, page, page))).toEqual(['active', 'active', 'active'])
    expect(dotState(card(''), 'none', null)).toBe('noScores')
  })

  test('[G-066] a row with score 0 counts as not scored', () => {
    expect(dotState(card('a', hole('p', 'a', 0)), 'p', null)).toBe('noScores')
    expect(dotState(card('ab', hole('p', 'a', 1), hole('p', 'b', 0)), 'p', null)).toBe('partial')
  })

  test('[G-068] the second-last page is complete when all have scored there; never with fewer than two pages', () => {
    const state = card('ab', hole('last-hole', 'a', 1), hole('last-hole', 'b', 2))
    expect(isSecondLastComplete(state, ['first', 'last-hole', 'finish'])).toBe(true)
    expect(isSecondLastComplete(state, ['last-hole', 'finish'])).toBe(true)
    for (const trail of [[], ['last-hole'], ['first', 'last-hole'], ['last-hole', 'other', 'finish']]) expect(isSecondLastComplete(state, trail)).toBe(false)
    expect(isSecondLastComplete({ ...state, players: [...state.players, player('c')] }, ['last-hole', 'finish'])).toBe(false)
    expect(isSecondLastComplete(card('', ...state.holes), ['last-hole', 'finish'])).toBe(false)
  })
})

describe('names and constants', () => {
  test('a name is trimmed, visible and at most 40 characters long', () => {
    expect(cleanName('  Anna  ')).toBe('Anna')
    expect(cleanName('Anna\u0000\nBea')).toBe('Anna Bea')
    expect(cleanName('👩‍🚀'.repeat(3))).toBe('👩‍🚀'.repeat(3))
    expect(cleanName('x'.repeat(40))).toHaveLength(40)
    for (const nothing of ['', '   ', '\u200b', '\u0000', 'x'.repeat(41)]) expect(cleanName(nothing)).toBeNull()
  })

  test('a game is named after its day in Europe/Berlin', () => {
    expect(defaultGameName(new Date('2026-11-15T22:59:00Z'))).toBe('Game 15.11.2026')
    expect(defaultGameName(new Date('2026-11-15T23:01:00Z'))).toBe('Game 16.11.2026')
  })

  test('[G-130] time zone Europe/Berlin, locales de and en, currency CHF', () => {
    expect([TIME_ZONE, GAME_LOCALES, CURRENCY]).toEqual(['Europe/Berlin', ['de', 'en'], 'CHF'])
  })

  test('the limit of rows is 10000', () => {
    expect(ROWS_LIMIT).toBe(10_000)
  })
})
