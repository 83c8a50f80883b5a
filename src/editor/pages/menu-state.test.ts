import { expect, test } from 'vitest'
import { keysIn, memoryStorage } from '../../../tests/support/memory-storage.ts'
import { keepMenuState, keepPlace, readMenuState } from './menu-state.ts'

test('[E-259] the tab remembers the panel and the page under the names of the specification', () => {
  const storage = memoryStorage()
  keepMenuState({ query: 'team', view: 'bin', scroll: 120 }, storage)
  keepPlace({ pageId: 'p', parentId: null }, storage)
  expect(keysIn(storage)).toEqual(['menuState', 'currentPageId', 'currentParentId'])
  expect(readMenuState(storage)).toEqual({ query: 'team', view: 'bin', scroll: 120 })
})

test('what is broken, missing or forbidden is a fresh start', () => {
  const storage = memoryStorage()
  expect(readMenuState(storage)).toEqual({ query: '', view: 'pages', scroll: 0 })
  storage.setItem('menuState', '{"query":7}')
  expect(readMenuState(storage)).toEqual({ query: '', view: 'pages', scroll: 0 })
  storage.setItem('menuState', '{')
  expect(readMenuState(storage)).toEqual({ query: '', view: 'pages', scroll: 0 })
  expect(readMenuState(null)).toEqual({ query: '', view: 'pages', scroll: 0 })
  const full = memoryStorage()
  full.setItem = () => {
    throw new Error('full')
  }
  expect(() => keepMenuState({ query: '', view: 'pages', scroll: 0 }, full)).not.toThrow()
})
