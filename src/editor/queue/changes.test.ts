import { describe, expect, test } from 'vitest'
import { add, clashed, firstOfEachField, latestMine, nextToSend, refused, release, resolveClash, saved } from './changes.ts'
import type { ClashEntry } from './entry.ts'
import { command, entry, texts } from './queue-test-kit.ts'

const OTHER = `${'5'.repeat(26)}:title`
const parkedHold = { kind: 'parked' as const, code: 'invalidInput', message: 'Zu lang' }
const clash = (given = {}, rest = {}): ClashEntry => ({ ...entry(given, rest), hold: { kind: 'clash', theirs: texts({ de: 'Fremd' }), revision: 7 } })

describe('order', () => {
  test('goes by place in line, over all tabs, whatever the order in storage', () => {
    const entries = [entry({ id: 'b' }, { order: 2 }), entry({ id: 'a' }, { order: 1 })]
    expect(nextToSend(entries)?.command.id).toBe('a')
    expect(add(entries, { command: command({ id: 'c' }), pageId: 'page', revision: 3 }).put).toMatchObject([{ order: 3, revision: 3, hold: null }])
  })

  test('an open clash holds back its own field and no other', () => {
    const behind = entry({ id: 'b' }, { order: 2 })
    expect(nextToSend([clash({ id: 'a' }), behind])).toBeNull()
    expect(nextToSend([clash({ id: 'a' }), behind, entry({ id: 'c', fieldId: OTHER }, { order: 3 })])?.command.id).toBe('c')
  })

  test('the last moment sends one command per field, and none past a clash', () => {
    const entries = [entry({ id: 'a' }), entry({ id: 'b' }, { order: 2 }), entry({ id: 'c', fieldId: OTHER }, { order: 3 })]
    expect(firstOfEachField(entries).map((each) => each.command.id)).toEqual(['a', 'c'])
    expect(firstOfEachField([clash({ id: 'a' }), ...entries.slice(1)]).map((each) => each.command.id)).toEqual(['c'])
  })
})

describe('saved', () => {
  test('what was typed over the stored text builds on its revision', () => {
    const first = entry({ id: 'a' })
    const next = entry({ id: 'b', before: 'Neu', after: 'Neuer' }, { order: 2 })
    expect(saved([first, next], first, { content: texts({ de: 'Neu' }), revision: 2 })).toEqual({ put: [{ ...next, revision: 2 }], remove: ['a'] })
  })

  test('what was typed over another text does not, so the server can notice', () => {
    const first = entry({ id: 'a' })
    const fromOtherTab = entry({ id: 'b', before: 'Alt', after: 'Nebenan' }, { order: 2 })
    expect(saved([first, fromOtherTab], first, { content: texts({ de: 'Neu' }), revision: 2 })).toEqual({ put: [], remove: ['a'] })
  })
})

describe('[E-110] clash', () => {
  test('another language of the field was changed: again with the new revision, without asking', () => {
    const change = clashed([entry()], entry(), { content: texts({ de: 'Alt', fr: 'Nouveau' }), revision: 7 })
    expect(change).toEqual({ put: [entry({}, { revision: 7 })], remove: [] })
  })

  test('the same text was changed: a person decides, and the typed text is kept', () => {
    const change = clashed([entry()], entry(), { content: texts({ de: 'Fremd' }), revision: 7 })
    expect(change).toEqual({ put: [clash()], remove: [] })
  })

  test('the other text is the very same: done', () => {
    expect(clashed([entry()], entry(), { content: texts({ de: 'Neu' }), revision: 7 })).toEqual({ put: [], remove: ['c0'] })
  })

  test('the same revision again is not sent for ever', () => {
    expect(clashed([entry()], entry(), { content: texts({ de: 'Alt' }), revision: 1 }).put[0]?.hold).toMatchObject({ kind: 'clash' })
  })

  test('mine is the text as last typed, and it is sent over the text that was seen', () => {
    const held = clash({ id: 'a' })
    const typedSince = entry({ id: 'b', before: 'Neu', after: 'Neuer' }, { order: 2 })
    expect(latestMine([held, typedSince], held)).toBe('Neuer')
    expect(resolveClash([held, typedSince], held, 'mine')).toEqual({ put: [entry({ id: 'a', before: 'Fremd', after: 'Neuer' }, { revision: 7 })], remove: ['b'] })
  })

  test('theirs drops the own versions of this language and keeps the other language', () => {
    const held = clash({ id: 'a' })
    const french = entry({ id: 'c', locale: 'fr', before: null, after: 'Nouveau' }, { order: 3 })
    const change = resolveClash([held, entry({ id: 'b' }, { order: 2 }), french], held, 'theirs')
    expect(change).toEqual({ put: [{ ...french, revision: 7 }], remove: ['a', 'b'] })
  })
})

describe('refused', () => {
  test('is parked with the server’s words, and can be released', () => {
    const change = refused([entry()], entry(), { code: 'invalidInput', message: 'Zu lang' })
    expect(change).toEqual({ put: [entry({}, { hold: parkedHold })], remove: [] })
    expect(release(change.put)).toEqual({ put: [entry()], remove: [] })
    expect(nextToSend(change.put)).toBeNull()
  })

  test('with a newer text behind it the newer takes over', () => {
    const next = entry({ id: 'b', before: 'Neu', after: 'Neuer' }, { order: 2 })
    expect(refused([entry(), next], entry(), parkedHold)).toEqual({ put: [entry({ id: 'b', before: 'Alt', after: 'Neuer' }, { order: 2 })], remove: ['c0'] })
  })

  test('typed over, it gives way to the new text', () => {
    const parked = entry({ id: 'a' }, { hold: parkedHold })
    const change = add([parked], { command: command({ id: 'b', before: 'Neu', after: 'Kurz' }), pageId: 'page', revision: 1 })
    expect(change).toEqual({ put: [entry({ id: 'b', before: 'Alt', after: 'Kurz' }, { order: 2 })], remove: ['a'] })
  })

  test('taken back, it leaves nothing to send', () => {
    const parked = entry({ id: 'a' }, { hold: parkedHold })
    expect(add([parked], { command: command({ id: 'b', before: 'Neu', after: 'Alt' }), pageId: 'page', revision: 1 })).toEqual({ put: [], remove: ['a'] })
  })
})
