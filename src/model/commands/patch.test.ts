import { describe, expect, test } from 'vitest'
import { patched, settlePatch } from './patch.ts'

const menu = (...names: string[]) => names.map((id) => ({ id, label: { de: id } }))

describe('a change of a part', () => {
  test('leaves alone what somebody else changed beside it', () => {
    expect(patched({ size: 'large', bold: true }, { size: 'medium', bold: false }, { size: 'medium', bold: true })).toEqual({ size: 'large', bold: true })
    expect(patched({ a: { x: 1, y: 2 } }, { a: { x: 1, y: 1 } }, { a: { x: 5, y: 1 } })).toEqual({ a: { x: 5, y: 2 } })
  })

  test('takes away what it took away', () => {
    expect(patched({ de: 'Hallo', fr: 'Salut' }, { de: 'Hallo', fr: 'Salut' }, { de: 'Hallo' })).toEqual({ de: 'Hallo' })
  })

  test('of a list with ids reaches the one entry, wherever it stands now', () => {
    const after = [{ id: 'a', label: { de: 'Neu' } }, ...menu('b')]
    expect(patched(menu('b', 'c', 'a'), menu('a', 'b'), after)).toEqual([...menu('b', 'c'), { id: 'a', label: { de: 'Neu' } }])
  })

  test('of the order of a list is the list', () => {
    expect(patched(menu('a', 'b'), menu('a', 'b'), menu('b', 'a'))).toEqual(menu('b', 'a'))
  })

  test('on nothing brings the whole', () => {
    expect(patched(null, { a: 1 }, { a: 2 })).toEqual({ a: 2 })
  })
})

describe('[C-35] against what others stored meanwhile', () => {
  test('another part: both fit', () => {
    expect(settlePatch({ size: 'large', bold: false }, { size: 'medium', bold: false }, { size: 'medium', bold: true })).toBe('merged')
  })

  test('the same value: it is there already', () => {
    expect(settlePatch({ size: 'large' }, { size: 'medium' }, { size: 'large' })).toBe('same')
  })

  test('the same part differently: a person decides', () => {
    expect(settlePatch({ size: 'small' }, { size: 'medium' }, { size: 'large' })).toBe('ask')
    expect(settlePatch(menu('c', 'a', 'b'), menu('a', 'b'), menu('b', 'a'))).toBe('ask')
  })
})
