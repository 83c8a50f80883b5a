import { describe, expect, test } from 'vitest'
import { BOARD, group, HERO, NEW, PAGE } from '../../model/commands/commands-test-kit.ts'
import { groupAdd } from '../../model/commands/group-add.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import { fieldKey } from '../../model/commands/key.ts'
import type { EntryResult, SendResult } from './create-queue.ts'
import { isClash, readEntry, type QueueEntry } from './entry.ts'
import { AUTHOR, deskServer, entry, openTab, sharedLock, sharedStorage, titleAct } from './queue-test-kit.ts'

const addition = groupAdd.act({ pageId: PAGE, parentId: null, place: { nextTo: HERO, side: 'after' }, after: group(NEW, null, { status: 'draft' }) })
const option = groupOptions.act({ groupId: BOARD, before: { columns: 3 }, after: { columns: 4 } })

function openClash({ entries }: ReturnType<typeof openTab>) {
  const clash = entries().find(isClash)
  if (!clash) throw new Error('No clash is open')
  return clash
}

describe('sending', () => {
  test('in order; each builds on the one before, and what does not touch the same goes together', async () => {
    const server = deskServer()
    const sent: string[][] = []
    const tab = openTab({ send: (entries) => (sent.push(entries.map(({ command }) => command.id)), server.send(entries)), lock: async (work) => (await Promise.resolve(), work()) })
    tab.add('a', titleAct('Alt', 'Neu'))
    tab.add('b', titleAct('Neu', 'Neuer'))
    tab.add('c', option)
    await tab.queue.run()
    expect(sent).toEqual([['a', 'c'], ['b']])
    expect(server.title()).toMatchObject({ de: 'Neuer' })
    expect([tab.entries(), tab.phase()]).toEqual([[], 'idle'])
    expect(tab.heard.facts).toContain(fieldKey(HERO, 'title'))
  })

  test('a command is stored before it is sent, and removed only after the answer', async () => {
    const storage = sharedStorage()
    const seen: number[] = []
    const server = deskServer()
    const tab = openTab({ storage, send: (entries) => (seen.push(storage.all().length), server.send(entries)) })
    tab.add('a', titleAct('Alt', 'Neu'))
    expect(storage.all()).toHaveLength(1)
    await tab.queue.run()
    expect(seen).toEqual([1])
    expect(storage.all()).toEqual([])
  })

  test('while a change is on its way it is known which, and no longer once the server has answered', async () => {
    const [server, key] = [deskServer(), fieldKey(HERO, 'title')]
    const seen: boolean[] = []
    const tab = openTab({ send: (entries) => (seen.push(tab.queue.isSending(key), tab.queue.isSending(fieldKey(HERO, 'description'))), server.send(entries)) })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect([...seen, tab.queue.isSending(key)]).toEqual([true, false, false])
  })

  test('what comes in while sending is sent as well', async () => {
    const server = deskServer()
    const tab = openTab({
      send: async (entries) => {
        if (entries.some(({ command }) => command.id === 'a')) tab.add('b', titleAct('Neu', 'Neuer'))
        return server.send(entries)
      },
    })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect(server.title()).toMatchObject({ de: 'Neuer' })
  })

  test('a section goes before the texts in it', async () => {
    const server = deskServer()
    const tab = openTab({ send: server.send })
    tab.add('a', addition)
    tab.add('b', titleAct(null, 'Drin', 'de', NEW))
    await tab.queue.run()
    expect(server.title(NEW)).toEqual({ de: 'Drin' })
  })

  test('flush tells whether the page has arrived', async () => {
    const answers: SendResult[] = [{ kind: 'later' }]
    const server = deskServer()
    const tab = openTab({ send: async (entries) => answers.pop() ?? server.send(entries) })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect(await tab.queue.flush('another page')).toBe(true)
    expect(await tab.queue.flush(PAGE)).toBe(true)
  })
})

describe('whose changes', () => {
  test('what somebody else left in this browser is neither shown nor sent', async () => {
    const server = deskServer()
    const storage = sharedStorage([entry('theirs', titleAct('Alt', 'Bruno'), { author: 'bruno' })])
    const tab = openTab({ storage, send: server.send })
    tab.queue.refresh()
    await tab.queue.run()
    expect(tab.entries()).toEqual([])
    expect(server.seen).toEqual([])
    expect(storage.all()).toHaveLength(1)
  })

  test('text that waited from before an update is moved forward and belongs to whoever is here', () => {
    const old = {
      command: { id: 'old', at: 1, kind: 'saveText', fieldId: `${HERO}:title`, locale: 'de', before: 'Alt', after: 'Neu' },
      pageId: PAGE,
      order: 3,
      revision: 7,
      hold: null,
    }
    expect(readEntry(old, AUTHOR)).toEqual(
      entry('old', titleAct('Alt', 'Neu'), {
        order: 3,
        revisions: { [fieldKey(HERO, 'title')]: 7 },
        command: { id: 'old', at: 1, ...titleAct('Alt', 'Neu') },
      } as Partial<QueueEntry>),
    )
  })
})

describe('crash', () => {
  test('between sending and the answer: the same command goes out again and is applied once', async () => {
    const storage = sharedStorage()
    const server = deskServer()
    const crashed = openTab({ storage, send: async (entries) => (await server.send(entries), new Promise<SendResult>(() => {})) })
    crashed.add('a', titleAct('Alt', 'Neu'))
    await Promise.resolve()
    const reopened = openTab({ storage, send: server.send })
    await reopened.queue.run()
    expect(server.seen).toEqual(['a', 'a'])
    expect(server.applied).toEqual(['a'])
    expect(storage.all()).toEqual([])
  })

  test('leftovers of another page are sent in order, each on the revision of the one before', async () => {
    const server = deskServer()
    const left = [entry('b', titleAct('Neu', 'Neuer'), { order: 2, pageId: 'other' }), entry('a', titleAct('Alt', 'Neu'), { pageId: 'other' })]
    const tab = openTab({ storage: sharedStorage(left), send: server.send })
    await tab.queue.run()
    expect(server.applied).toEqual(['a', 'b'])
  })
})

describe('no connection', () => {
  test('waits longer each time, and goes on when it is back; nothing is lost or reordered', async () => {
    const server = deskServer()
    let isOffline = true
    const tab = openTab({ send: async (entries) => (isOffline ? { kind: 'later' } : server.send(entries)) })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect(tab.phase()).toBe('waiting')
    tab.waits()[0]?.run()
    await tab.queue.run()
    expect(tab.waits().at(-1)?.milliseconds).toBeGreaterThan(1_000)
    tab.add('b', titleAct('Neu', 'Neuer'))
    await tab.queue.run()
    expect(tab.entries()).toHaveLength(2)
    isOffline = false
    await tab.queue.run()
    expect(server.applied).toEqual(['a', 'b'])
    expect([tab.phase(), tab.waits()]).toEqual(['idle', []])
  })

  test('a busy server is given the time it asks for', async () => {
    const tab = openTab({ send: async () => ({ kind: 'later', retryAfterSeconds: 30 }) })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect(tab.waits()).toMatchObject([{ milliseconds: 30_000 }])
  })

  test('an expired login pauses without a timer, and the next chance tries again', async () => {
    const server = deskServer()
    let isSignedIn = false
    const tab = openTab({ send: async (entries) => (isSignedIn ? server.send(entries) : { kind: 'signIn' }) })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect([tab.phase(), tab.waits()]).toEqual(['signIn', []])
    isSignedIn = true
    await tab.queue.run()
    expect(server.title()).toMatchObject({ de: 'Neu' })
  })
})

describe('a server that stumbles', () => {
  const error = { code: 'internal', message: 'Da ist etwas schiefgegangen' }
  const isBad = ({ command }: QueueEntry) => command.id === 'bad'
  const behind = titleAct('Ancien', 'Nouveau', 'fr')

  test.each<[string, (server: ReturnType<typeof deskServer>, entries: readonly QueueEntry[]) => Promise<SendResult>]>([
    ['as a whole', async (server, entries) => (entries.some(isBad) ? { kind: 'fault', error } : server.send(entries))],
    [
      'in its answer to that command',
      async (server, entries) => {
        const answer = await server.send(entries.filter((each) => !isBad(each)))
        const results = answer.kind === 'answered' ? answer.results : []
        return { kind: 'answered', results: [...entries.filter(isBad).map(({ command }): EntryResult => ({ id: command.id, kind: 'refused', error })), ...results] }
      },
    ],
  ])('over one command, %s, gets it three times and no more; it is put aside with the words, and the rest goes on', async (_, answer) => {
    const server = deskServer()
    const tries: string[] = []
    const tab = openTab({
      send: (entries) => (tries.push(...entries.map(({ command }) => command.id)), answer(server, entries)),
      lock: async (work) => (await Promise.resolve(), work()),
    })
    tab.add('bad', titleAct('Alt', 'Kaputt'))
    tab.add('good', option)
    tab.add('behind', behind)
    await tab.queue.run()
    expect(tries.filter((id) => id === 'bad')).toHaveLength(3)
    expect(server.applied).toEqual(['good', 'behind'])
    expect(tab.entries()).toMatchObject([{ command: { id: 'bad' }, hold: { kind: 'parked', ...error } }])
    expect([tab.heard.refused, tab.phase(), tab.waits()]).toEqual([[error.message], 'idle', []])
    await tab.queue.run()
    expect(tries.filter((id) => id === 'bad')).toHaveLength(3)
  })
})

describe('[E-110] clash', () => {
  test('with another language: settled without a question', async () => {
    const server = deskServer()
    server.change(titleAct('Ancien', 'Nouveau', 'fr'))
    const tab = openTab({ send: server.send })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect(server.title()).toEqual({ de: 'Neu', fr: 'Nouveau' })
    expect(tab.entries()).toEqual([])
  })

  test('with the same text: nothing is overwritten until somebody chooses; mine as last typed', async () => {
    const server = deskServer()
    server.change(titleAct('Alt', 'Fremd'))
    const tab = openTab({ send: server.send })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    tab.add('b', titleAct('Neu', 'Neuer'))
    await tab.queue.run()
    expect(server.title()).toMatchObject({ de: 'Fremd' })
    tab.queue.resolve(openClash(tab), 'mine')
    await tab.queue.run()
    expect(server.title()).toMatchObject({ de: 'Neuer' })
    expect(tab.entries()).toEqual([])
  })

  test('theirs leaves the stored text alone, and what was typed over the own one goes too; another language stays', async () => {
    const server = deskServer()
    server.change(titleAct('Alt', 'Fremd'))
    const tab = openTab({ send: server.send })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    tab.add('b', titleAct('Neu', 'Neuer'))
    tab.add('c', titleAct('Ancien', 'Nouveau', 'fr'))
    await tab.queue.run()
    tab.queue.resolve(openClash(tab), 'theirs')
    await tab.queue.run()
    expect(server.title()).toEqual({ de: 'Fremd', fr: 'Nouveau' })
    expect(tab.entries()).toEqual([])
  })

  test('of a page that was closed is judged when it is opened', async () => {
    const server = deskServer()
    server.change(titleAct('Ancien', 'Nouveau', 'fr'))
    const waiting = entry('a', titleAct('Alt', 'Neu'), { hold: { kind: 'clash' } })
    const tab = openTab({ storage: sharedStorage([waiting]), send: server.send })
    tab.queue.resettle()
    await tab.queue.run()
    expect(server.title()).toEqual({ de: 'Neu', fr: 'Nouveau' })
  })
})

describe('refused', () => {
  test('is told, kept, and offered again', async () => {
    const server = deskServer()
    let refuses = true
    const refusal = (entries: readonly QueueEntry[]): SendResult => ({
      kind: 'answered',
      results: entries.map(({ command }) => ({ id: command.id, kind: 'refused', error: { code: 'notFound', message: 'Nicht gefunden' } })),
    })
    const tab = openTab({ send: async (entries) => (refuses ? refusal(entries) : server.send(entries)) })
    tab.add('a', titleAct('Alt', 'Neu'))
    await tab.queue.run()
    expect(tab.heard.refused).toEqual(['Nicht gefunden'])
    expect(tab.entries()).toMatchObject([{ hold: { kind: 'parked', message: 'Nicht gefunden' } }])
    refuses = false
    tab.queue.retryParked()
    await tab.queue.run()
    expect(server.title()).toMatchObject({ de: 'Neu' })
  })
})

describe('two tabs', () => {
  test('only one sends at a time, each command once', async () => {
    const server = deskServer()
    let atOnce = 0
    let most = 0
    const send = async (entries: readonly QueueEntry[]) => {
      most = Math.max(most, ++atOnce)
      await Promise.resolve()
      const result = await server.send(entries)
      atOnce -= 1
      return result
    }
    const shared = { storage: sharedStorage(), lock: sharedLock(), send }
    const [left, right] = [openTab(shared), openTab(shared)]
    left.add('a', titleAct('Alt', 'Links'))
    right.add('b', option)
    await Promise.all([left.queue.run(), right.queue.run()])
    expect(most).toBe(1)
    expect(server.applied.toSorted()).toEqual(['a', 'b'])
  })

  test('[E-110] a tab that had not seen the other’s text is asked', async () => {
    const server = deskServer()
    const shared = { storage: sharedStorage(), lock: sharedLock(), send: server.send }
    const [left, right] = [openTab(shared), openTab(shared)]
    left.add('a', titleAct('Alt', 'Links'))
    right.add('b', titleAct('Alt', 'Rechts'))
    await Promise.all([left.queue.run(), right.queue.run()])
    expect(server.title()).toMatchObject({ de: 'Links' })
    expect(shared.storage.all()).toMatchObject([{ command: { id: 'b' }, hold: { kind: 'clash' } }])
  })

  test('a tab that closes leaves its work to the other', async () => {
    const server = deskServer()
    const storage = sharedStorage()
    const closed = openTab({ storage, lock: () => new Promise(() => {}), send: server.send })
    closed.add('a', titleAct('Alt', 'Neu'))
    await openTab({ storage, send: server.send }).queue.run()
    expect(server.title()).toMatchObject({ de: 'Neu' })
  })
})

describe('the last moment of a page', () => {
  test('sends without waiting; the same command later is applied once', async () => {
    const server = deskServer()
    const storage = sharedStorage()
    const leaving = openTab({ storage, lock: () => new Promise(() => {}), send: server.send })
    leaving.add('a', titleAct('Alt', 'Neu'))
    leaving.queue.sendLast()
    expect(server.seen).toEqual(['a'])
    await openTab({ storage: sharedStorage([entry('a', titleAct('Alt', 'Neu'))]), send: server.send }).queue.run()
    expect(server.applied).toEqual(['a'])
  })

  test('does not repeat what is on its way', async () => {
    const server = deskServer()
    const tab = openTab({ send: server.send, lock: (work) => work() })
    tab.add('a', titleAct('Alt', 'Neu'))
    tab.queue.sendLast()
    await tab.queue.run()
    expect(server.seen).toEqual(['a'])
  })
})
