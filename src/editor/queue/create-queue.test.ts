import { describe, expect, test } from 'vitest'
import type { SendResult } from './create-queue.ts'
import { isClash } from './entry.ts'
import { command, entry, fieldServer, openTab, sharedLock, sharedStorage, TITLE } from './queue-test-kit.ts'

const given = (id: string, before: string | null, after: string | null) => ({ command: command({ id, before, after }), pageId: 'page', revision: 1 })

function openClash({ entries }: ReturnType<typeof openTab>) {
  const clash = entries().find(isClash)
  if (!clash) throw new Error('No clash is open')
  return clash
}

describe('sending', () => {
  test('one at a time and in order; each builds on the one before', async () => {
    const server = fieldServer()
    const tab = openTab({ send: server.send })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    tab.queue.add(given('b', 'Neu', 'Neuer'))
    tab.queue.add(given('c', 'Neuer', null))
    await tab.queue.run()
    expect(server.seen).toEqual(['a', 'b', 'c'])
    expect(server.data).toEqual({ de: null })
    expect(tab.entries()).toEqual([])
    expect(tab.phase()).toBe('idle')
    expect(tab.heard.saved.map(({ fieldId, revision }) => [fieldId, revision])).toEqual([[TITLE, 2], [TITLE, 3], [TITLE, 4]])
  })

  test('a command is stored before it is sent, and removed only after the answer', async () => {
    const storage = sharedStorage()
    const seen: number[] = []
    const server = fieldServer()
    const tab = openTab({ storage, send: (each) => (seen.push(storage.all().length), server.send(each)) })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    expect(storage.all()).toHaveLength(1)
    await tab.queue.run()
    expect(seen).toEqual([1])
    expect(storage.all()).toEqual([])
  })

  test('what comes in while sending is sent as well', async () => {
    const server = fieldServer()
    const tab = openTab({
      send: async (each) => {
        if (each.command.id === 'a') tab.queue.add(given('b', 'Neu', 'Neuer'))
        return server.send(each)
      },
    })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Neuer' })
  })

  test('flush tells whether the page has arrived', async () => {
    const answers: SendResult[] = [{ kind: 'later' }]
    const server = fieldServer()
    const tab = openTab({ send: async (each) => answers.pop() ?? server.send(each) })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(await tab.queue.flush('another page')).toBe(true)
    expect(await tab.queue.flush('page')).toBe(true)
  })
})

describe('crash', () => {
  test('between sending and the answer: the same command goes out again and is applied once', async () => {
    const storage = sharedStorage()
    const server = fieldServer()
    const crashed = openTab({ storage, send: async (each) => (await server.send(each), new Promise<SendResult>(() => {})) })
    crashed.queue.add(given('a', 'Alt', 'Neu'))
    await Promise.resolve()
    const reopened = openTab({ storage, send: server.send })
    await reopened.queue.run()
    expect(server.seen).toEqual(['a', 'a'])
    expect(server.applied).toEqual(['a'])
    expect(storage.all()).toEqual([])
  })

  test('leftovers of any page are there after a reload and are sent in order', async () => {
    const server = fieldServer()
    const left = [entry({ id: 'b', before: 'Neu', after: 'Neuer' }, { order: 2, pageId: 'other' }), entry({ id: 'a' })]
    const tab = openTab({ storage: sharedStorage(left), send: server.send })
    tab.queue.refresh()
    expect(tab.entries()).toHaveLength(2)
    await tab.queue.run()
    expect(server.seen).toEqual(['a', 'b'])
  })
})

describe('no connection', () => {
  test('waits longer each time, and goes on when it is back', async () => {
    const server = fieldServer()
    let isOffline = true
    const tab = openTab({ send: async (each) => (isOffline ? { kind: 'later' } : server.send(each)) })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(tab.phase()).toBe('waiting')
    tab.waits()[0]?.run()
    await tab.queue.run()
    expect(tab.waits().at(-1)?.milliseconds).toBeGreaterThan(1_000)
    isOffline = false
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Neu' })
    expect(tab.phase()).toBe('idle')
    expect(tab.waits()).toEqual([])
  })

  test('typing goes on, nothing is lost or reordered', async () => {
    const server = fieldServer()
    let isOffline = true
    const tab = openTab({ send: async (each) => (isOffline ? { kind: 'later' } : server.send(each)) })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    tab.queue.add(given('b', 'Neu', 'Neuer'))
    await tab.queue.run()
    expect(tab.entries()).toHaveLength(2)
    isOffline = false
    await tab.queue.run()
    expect(server.seen).toEqual(['a', 'b'])
    expect(server.data).toEqual({ de: 'Neuer' })
  })

  test('a busy server is given the time it asks for', async () => {
    const tab = openTab({ send: async () => ({ kind: 'later', retryAfterSeconds: 30 }) })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(tab.waits()).toMatchObject([{ milliseconds: 30_000 }])
  })

  test('an expired login pauses without a timer, and the next chance tries again', async () => {
    const server = fieldServer()
    let isSignedIn = false
    const tab = openTab({ send: async (each) => (isSignedIn ? server.send(each) : { kind: 'signIn' }) })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(tab.phase()).toBe('signIn')
    expect(tab.waits()).toEqual([])
    isSignedIn = true
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Neu' })
    expect(tab.phase()).toBe('idle')
  })
})

describe('[E-110] clash', () => {
  test('with another language: settled without a question', async () => {
    const server = fieldServer({ de: 'Alt', fr: 'Ancien' })
    server.change({ fr: 'Nouveau' })
    const tab = openTab({ send: server.send })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Neu', fr: 'Nouveau' })
    expect(tab.entries()).toEqual([])
  })

  test('with the same text: nothing is overwritten until somebody chooses', async () => {
    const server = fieldServer()
    server.change({ de: 'Fremd' })
    const tab = openTab({ send: server.send })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Fremd' })
    const clash = openClash(tab)
    expect(clash.command.after).toBe('Neu')
    tab.queue.resolve(clash, 'mine')
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Neu' })
    expect(tab.entries()).toEqual([])
  })

  test('theirs leaves the stored text alone', async () => {
    const server = fieldServer()
    server.change({ de: 'Fremd' })
    const tab = openTab({ send: server.send })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    tab.queue.resolve(openClash(tab), 'theirs')
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Fremd' })
    expect(tab.entries()).toEqual([])
  })
})

describe('refused', () => {
  test('is told, kept, and offered again', async () => {
    const server = fieldServer()
    let refuses = true
    const tab = openTab({ send: async (each) => (refuses ? { kind: 'refused', code: 'notFound', message: 'Nicht gefunden' } : server.send(each)) })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    await tab.queue.run()
    expect(tab.heard.refused).toEqual(['Nicht gefunden'])
    expect(tab.entries()).toMatchObject([{ hold: { kind: 'parked', message: 'Nicht gefunden' }, command: { after: 'Neu' } }])
    refuses = false
    tab.queue.retryParked()
    await tab.queue.run()
    expect(server.data).toEqual({ de: 'Neu' })
  })
})

describe('two tabs', () => {
  test('only one sends at a time, each command once', async () => {
    const server = fieldServer()
    let atOnce = 0
    let most = 0
    const send = async (each: Parameters<typeof server.send>[0]) => {
      most = Math.max(most, ++atOnce)
      await Promise.resolve()
      const result = await server.send(each)
      atOnce -= 1
      return result
    }
    const shared = { storage: sharedStorage(), lock: sharedLock(), send }
    const [left, right] = [openTab(shared), openTab(shared)]
    left.queue.add(given('a', 'Alt', 'Links'))
    right.queue.add(given('b', 'Links', 'Rechts'))
    await Promise.all([left.queue.run(), right.queue.run()])
    expect(most).toBe(1)
    expect(server.seen).toEqual(['a', 'b'])
    expect(server.data).toEqual({ de: 'Rechts' })
  })

  test('[E-110] a tab that had not seen the other’s text is asked', async () => {
    const server = fieldServer()
    const shared = { storage: sharedStorage(), lock: sharedLock(), send: server.send }
    const [left, right] = [openTab(shared), openTab(shared)]
    left.queue.add(given('a', 'Alt', 'Links'))
    right.queue.add(given('b', 'Alt', 'Rechts'))
    await Promise.all([left.queue.run(), right.queue.run()])
    expect(server.data).toEqual({ de: 'Links' })
    expect(shared.storage.all()).toMatchObject([{ command: { after: 'Rechts' }, hold: { kind: 'clash' } }])
  })

  test('a tab that closes leaves its work to the other', async () => {
    const server = fieldServer()
    const storage = sharedStorage()
    const closed = openTab({ storage, lock: () => new Promise(() => {}), send: server.send })
    closed.queue.add(given('a', 'Alt', 'Neu'))
    await openTab({ storage, send: server.send }).queue.run()
    expect(server.data).toEqual({ de: 'Neu' })
  })
})

describe('the last moment of a page', () => {
  test('sends without waiting; the same command later is applied once', async () => {
    const server = fieldServer()
    const storage = sharedStorage()
    const leaving = openTab({ storage, lock: () => new Promise(() => {}), send: server.send })
    leaving.queue.add(given('a', 'Alt', 'Neu'))
    leaving.queue.sendLast()
    expect(server.seen).toEqual(['a'])
    await openTab({ storage: sharedStorage([entry({ id: 'a' })]), send: server.send }).queue.run()
    expect(server.applied).toEqual(['a'])
  })

  test('does not repeat what is on its way', async () => {
    const server = fieldServer()
    const tab = openTab({ send: server.send, lock: (work) => work() })
    tab.queue.add(given('a', 'Alt', 'Neu'))
    tab.queue.sendLast()
    await tab.queue.run()
    expect(server.seen).toEqual(['a'])
  })
})
