import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST_A, HOST_B, openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { newId, openTrail, stroke } from '../../../../tests/support/test-game.ts'
import { calls } from '../calls.ts'
import type { Game, GameState, Operation, Player, TapAnswer } from '../../../game/state.ts'

let t: TestApp
let trail: string[]
beforeAll(async () => {
  t = await openTestApp({ now: () => new Date('2026-11-15T10:00:00.000Z') })
  trail = await openTrail(t.parts, t.siteA)
  await openTrail(t.parts, t.siteB)
})
afterAll(() => t.close())

type Failure = { error: { code: string; message: string } }
type Options = Parameters<TestApp['ask']>[1]

async function call<Answer>(path: string, options: Options = {}): Promise<Answer & Failure & { status: number }> {
  const response = await t.ask(`/api/v1/game/${path}`, options)
  return { ...((await response.json()) as Answer & Failure), status: response.status }
}

async function newGame(...names: readonly string[]): Promise<{ gameId: string; playerIds: string[] }> {
  const gameId = newId()
  expect((await call('create', { body: { id: gameId } })).status).toBe(200)
  const playerIds: string[] = []
  for (const playerName of names) {
    const id = newId()
    expect((await call('players/add', { body: { gameId, id, playerName } })).status).toBe(200)
    playerIds.push(id)
  }
  return { gameId, playerIds }
}

const tap = (gameId: string, operations: readonly Operation[]) => call<TapAnswer>('tap', { body: { gameId, operations } })
const load = (id: string) => call<GameState>(`load?id=${id}`)
const rows = async <Row>(query: string) => (await t.parts.store.inSite(t.siteA.id, (tx) => tx.execute(query))).rows as Row[]

describe('games', () => {
  test('[G-019] [G-021] [G-115] creating inserts one row with gameName "Game " plus the day and createdAt; loading selects it by id', async () => {
    const id = newId()
    const created = await call<{ game: Game }>('create', { body: { id } })
    expect(created.game).toEqual({ id, gameName: 'Game 15.11.2026', createdAt: '2026-11-15T10:00:00.000Z' })
    expect(await rows(`select id, "gameName", "createdAt" from urban_golf.games where id = '${id}'`)).toEqual([
      { id, gameName: 'Game 15.11.2026', createdAt: expect.anything() as unknown },
    ])
    expect(await load(id)).toMatchObject({ game: created.game, sequence: 0, players: [], holes: [] })
  })

  test('[G-020] pressed twice, also at the same time, one game is there', async () => {
    const id = newId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => call<{ game: Game }>('create', { body: { id } })))
    expect(new Set(answers.map(({ status, game }) => `${status} ${game.id}`)).size).toBe(1)
    expect(await rows(`select id from urban_golf.games where id = '${id}'`)).toHaveLength(1)
  })

  test('without an id the server makes an unguessable one', async () => {
    expect((await call<{ game: Game }>('create', { body: {} })).game.id).toMatch(/^[0-9a-z]{26}$/)
    expect((await call('create', { body: { id: 'short' } })).status).toBe(404)
  })

  test('a missing game answers 404 with the code PGRST116 and a sentence', async () => {
    for (const path of [`load?id=${newId()}`, 'load?id=nonsense', `players?gameId=${newId()}`, `holes?gameId=${newId()}`]) {
      const { status, error } = await call(path)
      expect([status, error.code, error.message]).toEqual([404, 'PGRST116', 'Dieses Spiel gibt es nicht mehr.'])
    }
    expect((await tap(newId(), [stroke(trail[0] ?? '', newId())])).error.code).toBe('PGRST116')
    expect((await call('coupon', { body: { gameId: newId() } })).error.code).toBe('PGRST116')
  })

  test('on a site without the game its calls do not exist', async () => {
    t.siteB.features.length = 0
    await t.parts.store.platform.execute(`update platform.sites set features = '{}' where id = '${t.siteB.id}'`)
    t.parts.memory.clear()
    const asked: [string, Options][] = [
      ['create', { body: {} }],
      [`load?id=${newId()}`, {}],
      ['tap', { body: { gameId: newId(), operations: [stroke(newId(), newId())] } }],
      [`live?id=${newId()}`, {}],
    ]
    for (const [path, options] of asked) {
      const { status, error } = await call(path, { ...options, host: HOST_B })
      expect([path, status, error.code]).toEqual([path, 404, 'unknownCall'])
    }
    expect(await t.parts.store.inSite(t.siteB.id, async (tx) => (await tx.execute('select 1 from urban_golf.games')).rows)).toEqual([])
    await t.parts.store.platform.execute(`update platform.sites set features = '{game}' where id = '${t.siteB.id}'`)
    t.parts.memory.clear()
  })
})

describe('players', () => {
  test('[G-029] [G-030] [G-116] adding inserts the trimmed playerName with its gameId; listing is ordered by createdAt', async () => {
    const { gameId } = await newGame('  Anna  ', 'Bea', 'Carl')
    expect(await rows(`select "playerName" from urban_golf.players where "gameId" = '${gameId}' order by "createdAt", id`)).toHaveLength(3)
    await rows(`update urban_golf.players set "createdAt" = "createdAt" - interval '1 minute' where "gameId" = '${gameId}' and "playerName" = 'Carl'`)
    await rows(`update urban_golf.players set "createdAt" = "createdAt" + interval '1 minute' where "gameId" = '${gameId}' and "playerName" = 'Anna'`)
    const { players } = await call<{ players: (Player & { gameId: string })[] }>(`players?gameId=${gameId}`)
    expect(players.map(({ playerName }) => playerName)).toEqual(['Carl', 'Bea', 'Anna'])
    expect(Object.keys(players[0] ?? {}).toSorted()).toEqual(['createdAt', 'gameId', 'id', 'playerName'])
    expect((await load(gameId)).players.map(({ playerName }) => playerName)).toEqual(['Carl', 'Bea', 'Anna'])
  })

  test('[G-029] who joins last stands last, also when the clock was set back meanwhile', async () => {
    const { gameId } = await newGame('Anna', 'Bea')
    await rows(`update urban_golf.players set "createdAt" = '2099-01-01' where "gameId" = '${gameId}' and "playerName" = 'Bea'`)
    await call('players/add', { body: { gameId, id: newId(), playerName: 'Carl' } })
    expect((await load(gameId)).players.map(({ playerName }) => playerName)).toEqual(['Anna', 'Bea', 'Carl'])
  })

  test('[G-030] a new name is trimmed as well; the same one again changes nothing', async () => {
    const { gameId, playerIds } = await newGame('Anna')
    const body = { gameId, id: playerIds[0], playerName: '  Anna B.  ' }
    expect(await call('players/rename', { body })).toMatchObject({ player: { playerName: 'Anna B.' }, sequence: 2 })
    expect(await call('players/rename', { body })).toMatchObject({ player: { playerName: 'Anna B.' }, sequence: 2 })
  })

  test('no name, an endless one and one of invisible characters are refused with a sentence', async () => {
    const { gameId, playerIds } = await newGame('Anna')
    for (const playerName of ['', '   ', '\u200b', '\u0000', 'x'.repeat(41), 'x'.repeat(100_000)]) {
      for (const path of ['players/add', 'players/rename']) {
        const { status, error } = await call(path, { body: { gameId, id: path === 'players/add' ? newId() : playerIds[0], playerName } })
        expect(status).toBe(400)
        expect(error.message.length).toBeGreaterThan(10)
      }
    }
    expect((await load(gameId)).players).toHaveLength(1)
  })

  test('sent twice, also at the same time, one player is there', async () => {
    const { gameId } = await newGame()
    const body = { gameId, id: newId(), playerName: 'Anna' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => call<{ player: Player }>('players/add', { body })))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect((await load(gameId)).players).toHaveLength(1)
  })

  test('the fifty-first player is refused with a sentence; when one leaves there is room again', async () => {
    const { gameId, playerIds } = await newGame(...Array.from({ length: 50 }, (_, at) => `P${at}`))
    const add = () => call('players/add', { body: { gameId, id: newId(), playerName: 'Zu viel' } })
    const { status, error } = await add()
    expect([status, error.code]).toEqual([409, 'gameFull'])
    await call('players/remove', { body: { gameId, id: playerIds[0] } })
    expect((await add()).status).toBe(200)
  })

  test('[G-117] renaming and removing ask for id and gameId: a wrong gameId changes nothing', async () => {
    const [one, other] = [await newGame('Anna'), await newGame('Bruno')]
    const before = [await load(one.gameId), await load(other.gameId)]
    const body = { gameId: other.gameId, id: one.playerIds[0] }
    expect((await call('players/rename', { body: { ...body, playerName: 'X' } })).error.code).toBe('playerGone')
    expect((await call('players/remove', { body })).error.code).toBe('playerGone')
    expect((await call('players/add', { body: { ...body, playerName: 'X' } })).error.code).toBe('playerGone')
    expect([await load(one.gameId), await load(other.gameId)]).toEqual(before)
    expect((await call('players/rename', { body: { gameId: one.gameId, id: one.playerIds[0], playerName: 'Anna B.' } })).status).toBe(200)
    expect((await call('players/remove', { body: { gameId: one.gameId, id: one.playerIds[0] } })).status).toBe(200)
    expect((await load(one.gameId)).players).toEqual([])
  })

  test('[G-039] a removed player is gone from all lists with all strokes; removing again says yes, adding again does not bring them back', async () => {
    const { gameId, playerIds } = await newGame('Anna', 'Bea')
    const [anna = '', bea = ''] = playerIds
    await tap(gameId, [stroke(trail[0] ?? '', anna), stroke(trail[0] ?? '', bea)])
    const remove = () => call<{ sequence: number }>('players/remove', { body: { gameId, id: anna } })
    expect((await remove()).sequence).toBe(5)
    expect((await remove()).sequence).toBe(5)
    const state = await load(gameId)
    expect(state).toMatchObject({ players: [{ id: bea }], holes: [{ playerId: bea, score: 1 }] })
    expect((await call<{ holes: unknown[] }>(`holes?gameId=${gameId}&view=full`)).holes).toHaveLength(1)
    expect((await call('players/add', { body: { gameId, id: anna, playerName: 'Anna' } })).status).toBe(404)
    expect((await call('players/rename', { body: { gameId, id: anna, playerName: 'Anna' } })).status).toBe(404)
  })

  test('a removal is taken back with all strokes, also those that a phone without signal sends meanwhile; asked again it says yes', async () => {
    const { gameId, playerIds } = await newGame('Anna', 'Bea')
    const [anna = '', bea = ''] = playerIds
    await tap(gameId, [stroke(trail[0] ?? '', anna), stroke(trail[0] ?? '', bea)])
    await call('players/remove', { body: { gameId, id: anna } })
    expect(await tap(gameId, [stroke(trail[1] ?? '', anna)])).toMatchObject({ applied: [expect.any(String)], refused: [] })
    expect(await load(gameId)).toMatchObject({ players: [{ id: bea }], removed: [{ id: anna, playerName: 'Anna' }], holes: [{ playerId: bea }] })
    const restore = () => call<{ sequence: number }>('players/restore', { body: { gameId, id: anna } })
    expect([(await restore()).sequence, (await restore()).sequence]).toEqual([7, 7])
    const state = await load(gameId)
    expect(state).toMatchObject({ players: [{ id: anna }, { id: bea }], removed: [] })
    expect(state.holes.filter(({ playerId }) => playerId === anna)).toHaveLength(2)
  })

  test('[G-117] nobody is brought back who is in another game, and nobody onto a full card', async () => {
    const [one, full] = [await newGame('Anna'), await newGame(...Array.from({ length: 50 }, (_, at) => `P${at}`))]
    const restore = (gameId: string, id: string | undefined) => call('players/restore', { body: { gameId, id } })
    expect((await restore(full.gameId, one.playerIds[0])).error.code).toBe('playerGone')
    expect((await restore(one.gameId, newId())).error.code).toBe('playerGone')
    await call('players/remove', { body: { gameId: full.gameId, id: full.playerIds[0] } })
    await call('players/add', { body: { gameId: full.gameId, id: newId(), playerName: 'Neu' } })
    expect((await restore(full.gameId, full.playerIds[0])).error.code).toBe('gameFull')
  })

  test('a change to a missing player is told from one to a missing game', async () => {
    const { gameId } = await newGame('Anna')
    for (const [path, body] of [
      ['players/rename', { playerName: 'X' }],
      ['players/remove', {}],
      ['players/restore', {}],
    ] as const) {
      expect(await call(path, { body: { gameId, id: newId(), ...body } })).toMatchObject({
        status: 404,
        error: { code: 'playerGone', message: 'Diese Person ist nicht mehr auf der Karte.' },
      })
      expect((await call(path, { body: { gameId: newId(), id: newId(), ...body } })).error.code).toBe('PGRST116')
    }
  })

  test('whoever says what they have hears which taps were counted since', async () => {
    const { gameId, playerIds } = await newGame('Anna')
    const [first, second] = [stroke(trail[0] ?? '', playerIds[0] ?? ''), stroke(trail[1] ?? '', playerIds[0] ?? '')]
    await tap(gameId, [first])
    await tap(gameId, [second])
    expect((await call<{ operationIds: string[] }>(`load?id=${gameId}&after=2`)).operationIds).toEqual([second.id])
    expect((await call<{ operationIds: string[] }>(`load?id=${gameId}`)).operationIds).toEqual([])
  })
})

describe('the coupon', () => {
  const finished = async () => {
    const { gameId, playerIds } = await newGame('Anna', 'Bea', 'Cleo')
    const [anna = '', bea = '', cleo = ''] = playerIds
    const [first = '', , last = ''] = trail
    await tap(gameId, [stroke(first, anna), stroke(first, anna), stroke(last, anna), stroke(first, bea), stroke(first, bea), stroke(last, bea), stroke(last, cleo)])
    return () => call<{ winner: { playerName: string }; tiedWith: string[] }>('coupon', { body: { gameId } })
  }
  const setWholeRounds = async (value: boolean) => {
    await rows(
      `update site.page_versions set content = jsonb_set(content, '{groups,0,options}', '{"scoreOptions": "table", "wholeRounds": ${value}}') where page_id = '${trail.at(-1)}'`,
    )
    t.parts.memory.clear()
  }

  test('[O-14] goes to the fewest strokes, and where the table counts only whole rounds to the fewest of those, ties told', async () => {
    const coupon = await finished()
    expect(await coupon()).toMatchObject({ winner: { playerName: 'Cleo' }, tiedWith: [] })
    await setWholeRounds(true)
    expect(await coupon()).toMatchObject({ winner: { playerName: 'Anna' }, tiedWith: ['Bea'] })
    await setWholeRounds(false)
    expect(await coupon()).toMatchObject({ winner: { playerName: 'Cleo' } })
  })
})

describe('reading without knowing', () => {
  test('[G-123] without a known id no call returns rows of games', async () => {
    const { gameId, playerIds } = await newGame('Geheim')
    const attempts = [
      'load',
      'load?id=',
      'load?id=%25',
      "load?id=' or 1=1",
      'players',
      'players?gameId=',
      'players?gameId=*',
      'holes',
      'holes?gameId=',
      `load?id=${gameId.slice(0, 25)}`,
      `load?id=${gameId.toUpperCase()}`,
      'live',
      '',
      'list',
      `load?id[]=${gameId}`,
    ]
    for (const path of attempts) {
      const response = await t.ask(`/api/v1/game/${path}`)
      const text = await response.text()
      expect(response.status, path).toBeGreaterThanOrEqual(400)
      expect(text).not.toContain('Geheim')
      expect(text).not.toContain(playerIds[0])
    }
  })

  test('another site’s game is answered exactly like a missing one, by every call', async () => {
    const { gameId, playerIds } = await newGame('Anna')
    const answer = async (id: string) => {
      const asked: [string, Options][] = [
        [`load?id=${id}`, {}],
        [`players?gameId=${id}`, {}],
        [`holes?gameId=${id}`, {}],
        [`live?id=${id}`, {}],
        ['players/add', { body: { gameId: id, id: newId(), playerName: 'X' } }],
        ['players/rename', { body: { gameId: id, id: playerIds[0], playerName: 'X' } }],
        ['players/remove', { body: { gameId: id, id: playerIds[0] } }],
        ['tap', { body: { gameId: id, operations: [stroke(trail[0] ?? '', playerIds[0] ?? '')] } }],
        ['coupon', { body: { gameId: id } }],
      ]
      const answers = []
      for (const [path, options] of asked) answers.push({ ...(await call(path, { ...options, host: HOST_B })), requestId: '' })
      return answers.map(({ status, error: { code, message } }) => ({ status, code, message }))
    }
    const before = await load(gameId)
    expect(await answer(gameId)).toEqual(await answer(newId()))
    expect(await load(gameId)).toEqual(before)
  })

  test('[G-120] all calls of the game are below /api/v1/game, need no login and set no cookie', async () => {
    const own = calls.filter(({ path }) => path.startsWith('game/'))
    expect(own.map(({ path }) => path.slice('game/'.length)).toSorted()).toEqual([
      'coupon',
      'create',
      'holes',
      'live',
      'load',
      'players',
      'players/add',
      'players/remove',
      'players/rename',
      'players/restore',
      'tap',
    ])
    expect(own.every(({ access }) => access === 'visitor')).toBe(true)
    const response = await t.ask('/api/v1/game/create', { body: {}, host: HOST_A })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})
