import { describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { scoreOf } from '../game/score.ts'
import { createFakeServer, createPhone, GAME_ID, settled, type Phone } from './test-kit.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

async function opened() {
  const server = createFakeServer()
  const phone = createPhone(server)
  phone.start(GAME_ID)
  server.tell()
  phone.addPlayer('Anna')
  await settled()
  server.tell()
  return { server, phone, anna: server.state().players[0]?.id ?? '' }
}

const view = (phone: Phone) => phone.store.getState()
const shownTo = (phone: Phone, playerId: string) => {
  const { shown } = view(phone)
  return shown && scoreOf(shown, 'hole1', playerId)
}

describe('taps', () => {
  test('[G-055] are shown before there is an answer', async () => {
    const { server, phone, anna } = await opened()
    phone.tap('hole1', anna, 1)
    expect(shownTo(phone, anna)).toBe(1)
    expect(server.state().holes).toEqual([])
    await settled()
    expect(server.state().holes).toEqual([{ pageId: 'hole1', playerId: anna, score: 1 }])
  })

  test('[G-054] minus at 0 stays 0, sends nothing, and nothing goes above 99', async () => {
    const { server, phone, anna } = await opened()
    const before = server.requests.length
    phone.tap('hole1', anna, -1)
    await settled()
    expect([shownTo(phone, anna), server.requests.length]).toEqual([0, before])
    for (let at = 0; at < 120; at += 1) phone.tap('hole1', anna, 1)
    await settled()
    server.tell()
    expect([shownTo(phone, anna), scoreOf(server.state(), 'hole1', anna)]).toEqual([99, 99])
  })

  test('[G-057] after saving nothing is loaded: the number is what is confirmed plus what is pending, whatever comes first', async () => {
    const { server, phone, anna } = await opened()
    phone.tap('hole1', anna, 1)
    phone.tap('hole1', anna, 1)
    const shown: (number | null)[] = []
    phone.store.subscribe(() => shown.push(shownTo(phone, anna)))
    await settled()
    server.tell()
    expect(new Set(shown)).toEqual(new Set([2]))
    expect(server.requests).not.toContain('load')
    expect(view(phone).isUnsaved).toBe(false)
  })

  test('taps made while a request is on its way go together in the next one', async () => {
    const { server, phone, anna } = await opened()
    for (let at = 0; at < 10; at += 1) phone.tap('hole1', anna, 1)
    await settled()
    expect(server.requests.filter((name) => name.startsWith('tap'))).toEqual(['tap 1', 'tap 9'])
    expect(scoreOf(server.state(), 'hole1', anna)).toBe(10)
  })

  test('[G-126] without a connection they wait, are marked, are tried again, and count once', async () => {
    const { server, phone, anna } = await opened()
    server.mood.isReachable = false
    phone.tap('hole1', anna, 1)
    phone.tap('hole1', anna, 1)
    await settled()
    expect(view(phone)).toMatchObject({ isUnsaved: true, isOffline: true })
    expect(view(phone).unsavedTaps).toHaveLength(2)
    await phone.ring()
    expect(view(phone).isUnsaved).toBe(true)
    server.mood.isReachable = true
    await phone.ring()
    expect(view(phone)).toMatchObject({ isUnsaved: false, isOffline: false })
    server.tell()
    expect([shownTo(phone, anna), scoreOf(server.state(), 'hole1', anna)]).toEqual([2, 2])
  })

  test('an answer that gets lost makes no second stroke, and the stream takes the mark away', async () => {
    const { server, phone, anna } = await opened()
    server.mood.losesAnswers = true
    phone.tap('hole1', anna, 1)
    await settled()
    expect(view(phone).isUnsaved).toBe(true)
    server.tell()
    expect([shownTo(phone, anna), view(phone).isUnsaved]).toEqual([1, false])
    server.mood.losesAnswers = false
    await phone.ring()
    expect(scoreOf(server.state(), 'hole1', anna)).toBe(1)
  })

  test('[G-114] a reload without a connection shows and keeps everything, and sends it later', async () => {
    const { server, phone, anna } = await opened()
    server.mood.isReachable = false
    for (const page of ['hole1', 'hole2', 'hole3']) phone.tap(page, anna, 1)
    await settled()
    phone.stop()
    const again = createPhone(server, phone.storage)
    again.start(null)
    expect(view(again)).toMatchObject({ phase: 'ready', gameId: GAME_ID, isUnsaved: true })
    expect(shownTo(again, anna)).toBe(1)
    server.mood.isReachable = true
    again.catchUp()
    await settled()
    expect(server.state().holes).toHaveLength(3)
    expect(view(again).isUnsaved).toBe(false)
  })

  test('two tabs of one phone lose nothing of each other', async () => {
    const { server, phone, anna } = await opened()
    const other = createPhone(server, phone.storage)
    other.start(null)
    server.tell()
    server.mood.isReachable = false
    phone.tap('hole1', anna, 1)
    other.tap('hole1', anna, 1)
    await settled()
    server.mood.isReachable = true
    phone.catchUp()
    await settled()
    expect(scoreOf(server.state(), 'hole1', anna)).toBe(2)
    other.reread()
    server.tell()
    expect([shownTo(phone, anna), shownTo(other, anna)]).toEqual([2, 2])
  })

  test('[G-060] somebody else’s tap on the same cell is added to the own pending one', async () => {
    const { server, phone, anna } = await opened()
    server.mood.isReachable = false
    phone.tap('hole1', anna, 1)
    await settled()
    server.count({ id: 'foreign', pageId: 'hole1', playerId: anna, delta: 1 })
    server.tell()
    expect(shownTo(phone, anna)).toBe(2)
    server.mood.isReachable = true
    phone.catchUp()
    await settled()
    server.tell()
    expect([shownTo(phone, anna), scoreOf(server.state(), 'hole1', anna)]).toEqual([2, 2])
  })

  test('a storage that is full does not stop the round', async () => {
    const server = createFakeServer()
    const full = Object.assign(memoryStorage(), {
      setItem: () => {
        throw new Error('full')
      },
    })
    const phone = createPhone(server, full)
    phone.start(GAME_ID)
    server.tell()
    phone.addPlayer('Anna')
    await settled()
    server.tell()
    phone.tap('hole1', server.state().players[0]?.id ?? '', 1)
    await settled()
    expect(server.state().holes).toHaveLength(1)
  })
})

describe('players', () => {
  test('are on the list at once, keep their order, and are sent before their strokes', async () => {
    const server = createFakeServer()
    const phone = createPhone(server)
    phone.start(GAME_ID)
    server.tell()
    server.mood.isReachable = false
    phone.addPlayer('  Anna  ')
    phone.addPlayer('Bea')
    const [anna] = view(phone).shown?.players ?? []
    phone.tap('hole1', anna?.id ?? '', 1)
    await settled()
    expect(view(phone).shown?.players.map(({ playerName }) => playerName)).toEqual(['Anna', 'Bea'])
    server.mood.isReachable = true
    server.requests.length = 0
    phone.catchUp()
    await settled()
    expect(server.requests).toEqual(['add Anna', 'add Bea', 'tap 1'])
    expect(scoreOf(server.state(), 'hole1', anna?.id ?? '')).toBe(1)
  })

  test('an empty, too long or unchanged name asks nothing', async () => {
    const { server, phone, anna } = await opened()
    const before = server.requests.length
    phone.addPlayer('   ')
    phone.addPlayer('x'.repeat(41))
    phone.renamePlayer(anna, ' ')
    phone.renamePlayer(anna, 'Anna ')
    await settled()
    expect(server.requests).toHaveLength(before)
  })

  test('a change to somebody whom another phone removed is dropped with a word, and nothing else is', async () => {
    const { server, phone, anna } = await opened()
    phone.addPlayer('Bea')
    await settled()
    server.tell()
    const bea = server.state().players[1]?.id ?? ''
    server.mood.isReachable = false
    phone.renamePlayer(bea, 'Beatrice')
    phone.tap('hole1', anna, 1)
    await settled()
    server.mood.isReachable = true
    await server.calls.removePlayer(GAME_ID, bea)
    phone.catchUp()
    await settled()
    expect(view(phone)).toMatchObject({ phase: 'ready', gameId: GAME_ID, word: { kind: 'playerGone', playerName: 'Bea' }, isUnsaved: false })
    expect([scoreOf(server.state(), 'hole1', anna), phone.left()]).toEqual([1, 0])
    await phone.wait(10)
    expect(view(phone).word).toBeNull()
  })

  test('[G-038] one tap removes; for ten seconds everybody can take it back, and afterwards in the table', async () => {
    const { server, phone, anna } = await opened()
    const other = createPhone(server)
    other.start(GAME_ID)
    server.tell()
    phone.tap('hole1', anna, 1)
    await settled()
    phone.removePlayer(anna)
    const word = { kind: 'playerRemoved', playerId: anna, playerName: 'Anna' }
    expect([view(phone).word, view(phone).shown?.players]).toEqual([word, []])
    await settled()
    server.tell()
    expect([view(other).word, view(other).shown?.removed]).toMatchObject([word, [{ id: anna }]])
    await other.wait(9)
    expect(view(other).word).toEqual(word)
    await other.wait(1)
    expect([view(other).word, view(other).shown?.removed]).toMatchObject([null, [{ id: anna }]])
    other.restorePlayer(anna)
    await settled()
    server.tell()
    for (const one of [phone, other]) {
      expect([view(one).shown?.players, view(one).shown?.removed, view(one).word]).toMatchObject([[{ id: anna }], [], null])
      expect(shownTo(one, anna)).toBe(1)
    }
  })

  test('taken back before the removal was sent, not a stroke is missing on the way', async () => {
    const { server, phone, anna } = await opened()
    phone.tap('hole1', anna, 1)
    await settled()
    server.tell()
    server.mood.isReachable = false
    phone.removePlayer(anna)
    phone.restorePlayer(anna)
    expect([shownTo(phone, anna), view(phone).word]).toEqual([1, null])
    server.mood.isReachable = true
    phone.catchUp()
    await settled()
    server.tell()
    expect([shownTo(phone, anna), server.state().players]).toMatchObject([1, [{ id: anna }]])
  })

  test('[G-125] a refused change is given up without a word, and the next one goes through', async () => {
    const { server, phone } = await opened()
    server.mood.refusesPlayers = true
    phone.addPlayer('Bea')
    await settled()
    expect(view(phone).shown?.players.map(({ playerName }) => playerName)).toEqual(['Anna'])
    server.mood.refusesPlayers = false
    phone.addPlayer('Cleo')
    await settled()
    expect(server.state().players.map(({ playerName }) => playerName)).toEqual(['Anna', 'Cleo'])
  })
})

describe('which game', () => {
  test('[G-016] the id in the address wins and replaces the stored one', () => {
    const phone = createPhone(createFakeServer())
    phone.start(GAME_ID)
    phone.stop()
    const again = createPhone(createFakeServer(), phone.storage)
    again.start('other0000000000000000000000')
    expect([view(again).gameId, phone.storage.getItem('gameId')]).toEqual(['other0000000000000000000000', 'other0000000000000000000000'])
  })

  test('[G-020] a second attempt to create asks with the same id', async () => {
    const server = createFakeServer()
    const phone = createPhone(server)
    server.mood.isReachable = false
    expect(await phone.create()).toBe(false)
    server.mood.isReachable = true
    expect(await phone.create()).toBe(true)
    const asked = server.requests.filter((name) => name.startsWith('create'))
    expect(asked).toHaveLength(2)
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toBe(`create ${phone.lookUp()}`)
  })

  test('[G-127] a game that does not exist is forgotten, and the player leaves its pages', async () => {
    const { server, phone } = await opened()
    server.mood.isGone = true
    server.listeners.forEach(({ onLost }) => onLost())
    await settled()
    expect([view(phone).phase, view(phone).word, phone.storage.length]).toEqual(['noGame', { kind: 'gameGone', isOtherKept: false }, 0])
    await phone.wait(5)
    expect(phone.left()).toBe(1)
  })

  test('[G-127] a wrong link leaves the running game its id, its card and what was never sent', async () => {
    const { server, phone, anna } = await opened()
    server.mood.isReachable = false
    phone.tap('hole1', anna, 1)
    await settled()
    phone.stop()
    server.mood.isReachable = true
    const gone = createFakeServer()
    gone.mood.isGone = true
    for (const wrong of ['wrong0000000000000000000000', 'other0000000000000000000000']) {
      const visitor = createPhone({ ...gone, calls: { ...gone.calls, tap: server.calls.tap } }, phone.storage)
      server.mood.isReachable = false
      visitor.start(wrong)
      gone.listeners.forEach(({ onLost }) => onLost())
      await settled()
      expect([view(visitor).word, phone.storage.getItem('gameId')]).toEqual([{ kind: 'gameGone', isOtherKept: true }, GAME_ID])
      await visitor.wait(5)
      expect(visitor.left()).toBe(1)
    }
    server.mood.isReachable = true
    const again = createPhone(server, phone.storage)
    again.start(null)
    expect([view(again).gameId, shownTo(again, anna)]).toEqual([GAME_ID, 1])
    await settled()
    expect(scoreOf(server.state(), 'hole1', anna)).toBe(1)
  })

  test('[G-127] joining by a wrong link says so, leaves, and takes nothing from the running game', async () => {
    const { server, phone } = await opened()
    const gone = createFakeServer()
    gone.mood.isGone = true
    const visitor = createPhone(gone, phone.storage)
    expect(await visitor.join('wrong0000000000000000000000')).toBe(false)
    expect([view(visitor).word, phone.storage.getItem('gameId')]).toEqual([{ kind: 'gameGone', isOtherKept: true }, GAME_ID])
    await visitor.wait(5)
    expect(visitor.left()).toBe(1)
    const again = createPhone(server, phone.storage)
    again.start(null)
    expect(view(again).phase).toBe('ready')
  })

  test('what was never sent stays although its game is gone', async () => {
    const { server, phone, anna } = await opened()
    server.mood.isReachable = false
    phone.tap('hole1', anna, 1)
    await settled()
    Object.assign(server.mood, { isReachable: true, isGone: true })
    phone.catchUp()
    await settled()
    expect([view(phone).phase, phone.storage.getItem('gameId')]).toEqual(['noGame', null])
    server.mood.isGone = false
    const again = createPhone(server, phone.storage)
    again.start(GAME_ID)
    await settled()
    expect(scoreOf(server.state(), 'hole1', anna)).toBe(1)
  })

  test('strokes of an earlier game that were never sent go out from the next one', async () => {
    const { server, phone, anna } = await opened()
    server.mood.isReachable = false
    phone.tap('hole1', anna, 1)
    await settled()
    phone.stop()
    server.mood.isReachable = true
    const later = createPhone(server, phone.storage)
    later.start('later0000000000000000000000')
    await settled()
    expect(scoreOf(server.state(), 'hole1', anna)).toBe(1)
    expect([...Array(phone.storage.length).keys()].map((at) => phone.storage.key(at)).filter((key) => key?.includes('pending'))).toEqual([])
  })

  test('joining with a bad signal goes on until there is an answer, at once when the signal is back', async () => {
    const server = createFakeServer()
    const phone = createPhone(server)
    server.mood.isReachable = false
    let outcome: boolean | 'trying' = 'trying'
    void phone.join(GAME_ID).then((isIn) => (outcome = isIn))
    await settled()
    await phone.ring()
    await phone.ring()
    expect([outcome, view(phone).isOffline, server.requests]).toEqual(['trying', true, ['load', 'load', 'load']])
    server.mood.isReachable = true
    phone.catchUp()
    await settled()
    expect([outcome, phone.storage.getItem('gameId')]).toEqual([true, GAME_ID])
  })

  test('[G-111] one stream at a time, and none after leaving', async () => {
    const { server, phone } = await opened()
    phone.catchUp()
    phone.catchUp()
    expect(server.listeners.size).toBe(1)
    phone.stop()
    expect(server.listeners.size).toBe(0)
  })

  test('[G-061] without a game nothing can be tapped', () => {
    const phone = createPhone(createFakeServer())
    phone.start(null)
    phone.tap('hole1', 'somebody', 1)
    phone.addPlayer('Anna')
    expect(view(phone)).toMatchObject({ phase: 'noGame', shown: null, isUnsaved: false })
  })
})

describe('the stream', () => {
  test('is opened after what the phone has, so that a tap which was counted before a reload is not shown twice', async () => {
    const { server, phone, anna } = await opened()
    server.mood.losesAnswers = true
    phone.tap('hole1', anna, 1)
    await settled()
    phone.stop()
    server.mood.isReachable = false
    const again = createPhone(server, phone.storage)
    again.start(null)
    expect([server.opened.at(-1), shownTo(again, anna)]).toEqual([1, 1])
    const shown: (number | null)[] = []
    again.store.subscribe(() => shown.push(shownTo(again, anna)))
    server.tell()
    await settled()
    expect(new Set(shown)).toEqual(new Set([1]))
  })

  test('where it cannot be had, the loaded game does not show such a tap twice either', async () => {
    const { server, phone, anna } = await opened()
    server.mood.losesAnswers = true
    phone.tap('hole1', anna, 1)
    await settled()
    server.mood.losesAnswers = false
    const shown: (number | null)[] = []
    phone.store.subscribe(() => shown.push(shownTo(phone, anna)))
    server.listeners.forEach(({ onLost }) => onLost())
    await settled()
    expect([new Set(shown), view(phone).isUnsaved]).toEqual([new Set([1]), false])
  })

  test('two tabs: what one has heard counted is not added again by the other, nor after a reload', async () => {
    const { server, phone, anna } = await opened()
    const other = createPhone(server, phone.storage)
    other.start(null)
    server.mood.losesAnswers = true
    other.tap('hole1', anna, 1)
    await settled()
    const [, mine] = [...server.listeners]
    expect(mine).toBeDefined()
    // The first tab hears of it first and stores the game with it.
    for (const listener of server.listeners)
      if (listener !== mine)
        listener.onChange({ sequence: 2, kind: 'strokes', pageId: 'hole1', playerId: anna, score: 1, operationIds: other.store.getState().unsavedTaps.map(({ id }) => id) })
    other.reread()
    expect(shownTo(other, anna)).toBe(1)
    server.mood.isReachable = false
    const again = createPhone(server, phone.storage)
    again.start(null)
    expect(shownTo(again, anna)).toBe(1)
  })

  test('[G-114] a dead one is noticed within three seconds without a sign of life, and opened anew after what is known', async () => {
    const { server, phone } = await opened()
    const beat = () => server.listeners.forEach(({ onBeat }) => onBeat())
    const streams = () => server.opened.length
    const before = streams()
    for (let at = 0; at < 5; at += 1) {
      await phone.wait(2)
      beat()
    }
    expect(streams()).toBe(before)
    await phone.wait(3)
    expect([streams(), server.opened.at(-1), server.listeners.size]).toEqual([before + 1, 1, 1])
    expect(view(phone).isOffline).toBe(false)
  })

  test('while nothing comes through it is tried again and again, with more patience, and the phone says so', async () => {
    const { server, phone } = await opened()
    server.mood.isReachable = false
    const before = server.opened.length
    await phone.wait(3)
    await phone.wait(3)
    expect([server.opened.length - before, view(phone).isOffline]).toEqual([2, true])
    await phone.wait(5)
    expect(server.opened.length - before).toBe(2)
    await phone.wait(1)
    expect(server.opened.length - before).toBe(3)
    server.mood.isReachable = true
    await phone.wait(6)
    expect([view(phone).isOffline, server.listeners.size]).toEqual([false, 1])
  })
})
