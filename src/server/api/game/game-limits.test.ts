import { afterEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newId, openTrail, stroke } from '../../../../tests/support/test-game.ts'
import { createLimits } from '../../../services/limits/limits.ts'

let t: TestApp
afterEach(() => t.close())

async function open(limits: Parameters<typeof createLimits>[0]): Promise<{ trail: string[]; post: (path: string, body: unknown) => Promise<Response> }> {
  t = await openTestApp()
  t.parts.limits.take = createLimits(limits).take
  return { trail: await openTrail(t.parts, t.siteA), post: (path, body) => t.ask(`/api/v1/game/${path}`, { body, headers: { 'accept-language': 'fr' } }) }
}

describe('limits of the game per address', () => {
  test('games, players, taps and streams have buckets of their own, refused with a sentence and the time to wait', async () => {
    const { trail, post } = await open({ points: { gameCreate: 2, gamePlayer: 2, gameTap: 2, gameStream: 2 } })
    const [gameId, player] = [newId(), newId()]
    const attempts: [string, () => Promise<Response>][] = [
      ['create', () => post('create', { id: gameId })],
      ['players', () => post('players/add', { gameId, id: player, playerName: 'Anna' })],
      ['taps', () => post('tap', { gameId, operations: [stroke(trail[0] ?? '', player)] })],
      ['streams', () => t.ask(`/api/v1/game/live?id=${gameId}`, { headers: { 'accept-language': 'fr' } })],
    ]
    for (const [name, attempt] of attempts) {
      const statuses = [(await attempt()).status, (await attempt()).status]
      expect(statuses.includes(429), name).toBe(false)
      const third = await attempt()
      expect([name, third.status, await third.json()]).toMatchObject([
        name,
        429,
        { error: { code: 'tooManyRequests', message: expect.stringMatching(/^Trop de tentatives\. Veuillez réessayer dans \d+ (minute|seconde)s?\.$/) as string } },
      ])
      expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('strokes are counted, not requests: two hundred in each of them are soon too many, for one game and for an address', async () => {
    const { trail, post } = await open({})
    const [player, ...games] = Array.from({ length: 5 }, newId)
    const many = (gameId: string) => post('tap', { gameId, operations: Array.from({ length: 200 }, (_, at) => stroke(trail[0] ?? '', player ?? '', at % 2 === 0 ? 1 : -1)) })
    const passed = new Map<string, number>()
    for (const gameId of games) {
      await post('create', { id: gameId })
      for (let request = 0; request < 13; request += 1) if ((await many(gameId)).status === 200) passed.set(gameId, (passed.get(gameId) ?? 0) + 200)
    }
    expect([...passed.values()]).toEqual([2400, 2400, 800])
  })

  test('eight phones behind one address that tap fast all pass', async () => {
    const { trail, post } = await open({})
    const [gameId, player] = [newId(), newId()]
    await post('create', { id: gameId })
    await post('players/add', { gameId, id: player, playerName: 'Anna' })
    const phones = Array.from({ length: 8 }, async () => {
      const statuses: number[] = []
      for (let tap = 0; tap < 60; tap += 1) statuses.push((await post('tap', { gameId, operations: [stroke(trail[tap % 4] ?? '', player)] })).status)
      return statuses
    })
    expect(new Set((await Promise.all(phones)).flat())).toEqual(new Set([200]))
  })
})
