import { expect, test } from 'vitest'
import { keepMenuState, keepPlace, readMenuState } from './menu-state.ts'

function memory(): Storage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

test('[E-259] the tab remembers the panel and the page under the names of the specification', () => {
  const storage = memory()
  keepMenuState({ query: 'team', view: 'bin', scroll: 120 }, storage)
  keepPlace({ pageId: 'p', parentId: null }, storage)
  expect([...storage.kept.keys()]).toEqual(['menuState', 'currentPageId', 'currentParentId'])
  expect(readMenuState(storage)).toEqual({ query: 'team', view: 'bin', scroll: 120 })
})

test('what is broken, missing or forbidden is a fresh start', () => {
  const storage = memory()
  expect(readMenuState(storage)).toEqual({ query: '', view: 'pages', scroll: 0 })
  storage.setItem('menuState', '{"query":7}')
  expect(readMenuState(storage)).toEqual({ query: '', view: 'pages', scroll: 0 })
  storage.setItem('menuState', '{')
  expect(readMenuState(storage)).toEqual({ query: '', view: 'pages', scroll: 0 })
  expect(readMenuState(null)).toEqual({ query: '', view: 'pages', scroll: 0 })
  const full = memory()
  full.setItem = () => {
    throw new Error('full')
  }
  expect(() => keepMenuState({ query: '', view: 'pages', scroll: 0 }, full)).not.toThrow()
})
