import { expect, test } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import type { Stamp } from '../../model/commands/command.ts'
import { desk, HERO, PAGE } from '../../model/commands/commands-test-kit.ts'
import { groupOptions } from '../../model/commands/group-options.ts'
import { createHistory } from '../history/create-history.ts'
import { storedEntries } from './browser-parts.ts'
import { commandsOn } from './changes.ts'
import { createQueue } from './create-queue.ts'
import { AUTHOR, deskServer, sharedLock } from './queue-test-kit.ts'

/** History and queue as the workbench puts them together, and how often each of them says that something is new. */
function openDesk() {
  const server = deskServer()
  const heard = { groups: 0, entries: 0 }
  let count = 0
  const stamp = (): Stamp => ({ id: `c${++count}`, at: count })
  const history = createHistory({
    pageId: PAGE,
    groups: desk().groups,
    revisions: {},
    stamp,
    send: (commands) => queue.add(commands.map(({ command }) => ({ command, pageId: PAGE, revisions: {} }))),
  })
  const queue = createQueue({
    author: AUTHOR,
    storage: storedEntries(memoryStorage(), AUTHOR),
    send: server.send,
    lock: sharedLock(),
    later: () => () => {},
    random: () => 0.5,
    known: () => ({ desk: history.confirmed(), revisions: history.revisions() }),
    onFacts: (_, facts) => history.adopt(facts),
    onRefused: () => {},
  })
  history.store.subscribe((now, before) => now.groups !== before.groups && (heard.groups += 1))
  queue.store.subscribe((now, before) => {
    if (now.entries === before.entries) return
    heard.entries += 1
    history.setPending(commandsOn(now.entries, PAGE))
  })
  return { history, queue, server, heard }
}

test('a saved text is shown once: what the server confirms is on the screen already', async () => {
  const { history, queue, server, heard } = openDesk()
  history.saveText({ fieldId: `${HERO}:title`, locale: 'de', before: 'Alt', after: 'Neu', revision: 1 })
  await queue.run()
  expect(server.title()).toMatchObject({ de: 'Neu' })
  // It came into the line and left it again.
  expect(heard).toEqual({ groups: 1, entries: 2 })
})

test('a changed option, its undo and its redo are shown once each', async () => {
  const { history, queue, heard } = openDesk()
  for (const step of [() => history.perform([groupOptions.act({ groupId: HERO, before: {}, after: { columns: 4 } })]), history.undo, history.redo]) {
    heard.groups = 0
    step()
    await queue.run()
    expect(heard.groups).toBe(1)
  }
})
