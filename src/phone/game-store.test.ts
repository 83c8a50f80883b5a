import { describe, expect, test, vi } from 'vitest'
import { scoreOf } from '../game/score.ts'
import { createFakeServer, createPhone, fakeStorage, GAME_ID, settled, type Phone } from './test-kit.ts'

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
    const full = Object.assign(fakeStorage(), {
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
    expect([phone.left(), phone.storage.length, view(phone).phase]).toEqual([1, 0, 'noGame'])
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
