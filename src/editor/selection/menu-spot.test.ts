import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { clampSpot, keepSpot, readSpot } from './menu-spot.ts'

const MENU = { width: 300, height: 50 }
const WINDOW = { width: 1440, height: 900 }

describe('[E-043] the place of the page’s menu', () => {
  test.each([
    [
      { left: 5000, top: 5000 },
      { left: 1124, top: 834 },
    ],
    [
      { left: -5000, top: -5000 },
      { left: 16, top: 16 },
    ],
    [
      { left: 700, top: 400 },
      { left: 700, top: 400 },
    ],
  ])('%j becomes %j', (spot, clamped) => {
    expect(clampSpot(spot, MENU, WINDOW)).toEqual(clamped)
  })

  test('in a window smaller than the menu its beginning is seen', () => {
    expect(clampSpot({ left: 500, top: 500 }, MENU, { width: 200, height: 60 })).toEqual({ left: 16, top: 16 })
  })
})

describe('what is remembered of it', () => {
  let storage: Storage
  beforeEach(() => {
    storage = memoryStorage()
    vi.stubGlobal('localStorage', storage)
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('is read again', () => {
    expect(readSpot()).toBeNull()
    keepSpot({ left: 12, top: 34 })
    expect(readSpot()).toEqual({ left: 12, top: 34 })
  })

  test.each(['', 'x', 'null', '[]', '{"left":"a","top":1}', '{"left":1}', '{"left":1e999,"top":0}'])('%j is nothing', (kept) => {
    storage.setItem('pageMenuPosition', kept)
    expect(readSpot()).toBeNull()
  })
})
