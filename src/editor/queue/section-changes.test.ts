import { expect, test } from 'vitest'
import { add, arrived, firstOfEachField, nextToSend, refused } from './changes.ts'
import { entrySchema, type QueueEntry } from './entry.ts'
import { command, entry, fieldServer, NEW, openTab, sectionCommand, sharedStorage } from './queue-test-kit.ts'
import { discarded } from './section-changes.ts'

const PARKED = { kind: 'parked' as const, code: 'sectionNotOffered', message: 'Geht hier nicht' }
const section = (given: Parameters<typeof sectionCommand>[0] = {}, rest: Partial<Omit<QueueEntry, 'command'>> = {}): QueueEntry => ({
  command: sectionCommand(given),
  pageId: 'page',
  order: 1,
  revision: 0,
  hold: null,
  ...rest,
})
const textInside = (rest: Partial<Omit<QueueEntry, 'command'>> = {}) => entry({ id: 't', fieldId: `${NEW}:title`, before: null, after: 'Darin' }, { order: 2, ...rest })
const idsOf = (entries: readonly QueueEntry[]) => entries.map((each) => each.command.id)

test('survives a reload as it was', () => {
  expect(entrySchema.parse(JSON.parse(JSON.stringify(section())))).toEqual(section())
  expect(entrySchema.safeParse({ ...section(), command: { ...sectionCommand(), group: null } }).success).toBe(false)
})

test('goes out in order with texts, and what comes back is told', async () => {
  const server = fieldServer()
  const group = sectionCommand().group
  const tab = openTab({ send: async (each) => (each.command.kind === 'addSection' ? { kind: 'arrived', section: { group, revisions: {} } } : server.send(each)) })
  tab.queue.add({ command: sectionCommand(), pageId: 'page', revision: 0 })
  tab.queue.add({ command: command({ id: 'a' }), pageId: 'page', revision: 1 })
  await tab.queue.run()
  expect(tab.heard.arrived).toEqual([NEW])
  expect(server.applied).toEqual(['a'])
  expect(tab.entries()).toEqual([])
})

test('a section that came back with its words: a text over exactly these builds on their revision', () => {
  const group = { ...sectionCommand().group, fields: { title: { content: { type: 'localizedSingleValue' as const, data: { de: 'Von vorher' } }, options: {}, visible: true } } }
  const over = entry({ id: 't', fieldId: `${NEW}:title`, before: 'Von vorher', after: 'Danach' }, { order: 2, revision: 0 })
  expect(arrived([section(), over], section(), { group, revisions: { [`${NEW}:title`]: 4 } })).toEqual({ put: [{ ...over, revision: 4 }], remove: ['s0'] })
})

test('a lost connection keeps it and sends the very same command again', async () => {
  const seen = new Set<string>()
  let isDown = true
  const tab = openTab({ send: async (each) => (seen.add(each.command.id), isDown ? { kind: 'later' } : { kind: 'arrived', section: null }) })
  tab.queue.add({ command: sectionCommand(), pageId: 'page', revision: 0 })
  await tab.queue.run()
  expect([tab.phase(), tab.entries().length]).toEqual(['waiting', 1])
  isDown = false
  await tab.queue.run()
  expect([[...seen], tab.entries().length]).toEqual([['s0'], 0])
})

test('a refused section is kept and holds back the texts in it, but no others', () => {
  const parked = refused([section()], section(), { code: PARKED.code, message: PARKED.message }).put
  expect(parked).toEqual([section({}, { hold: PARKED })])
  expect(nextToSend([...parked, textInside()])).toBeNull()
  expect(nextToSend([...parked, textInside(), entry({ id: 'b' }, { order: 3 })])?.command.id).toBe('b')
})

test('undoing what never arrived leaves nothing to send, texts included', () => {
  const change = add([section({}, { hold: PARKED }), textInside()], { command: sectionCommand({ id: 'undo', kind: 'removeSection' }), pageId: 'page', revision: 0 })
  expect(change).toEqual({ put: [], remove: ['s0', 't'] })
})

test('giving up a section gives up the texts in it and nothing else', () => {
  const all = [section({}, { hold: PARKED }), textInside(), entry({ id: 'b' }, { order: 3 })]
  expect(discarded(all, all.slice(0, 1)).remove).toEqual(['s0', 't'])
  const tab = openTab({ storage: sharedStorage(all), send: async () => ({ kind: 'later' }) })
  expect(idsOf(tab.queue.discard(all.slice(0, 1)))).toEqual(['s0', 't'])
})

test('in the last moment no text overtakes its section, and sections go one at a time', () => {
  const second = section({ id: 's1', group: { ...sectionCommand().group, id: '4'.repeat(26) } }, { order: 3 })
  const insideSecond = entry({ id: 'u', fieldId: `${'4'.repeat(26)}:title` }, { order: 4 })
  expect(idsOf(firstOfEachField([section(), textInside(), second, insideSecond, entry({ id: 'b' }, { order: 5 })]))).toEqual(['s0', 'b'])
})
