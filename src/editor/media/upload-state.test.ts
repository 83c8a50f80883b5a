import { expect, test } from 'vitest'
import { formatSize, overallProgress, refusedAtOnce } from './upload-state.ts'

const file = (fileSize: number, progress: number, status: 'uploading' | 'success' | 'error' = 'uploading') => ({ fileSize, progress, status })

test('[E-129] progress is weighted by size', () => {
  expect(overallProgress([file(1_000_000, 1), file(9_000_000, 0)])).toBeCloseTo(0.1)
  expect(overallProgress([file(1_000_000, 1, 'success'), file(9_000_000, 0.5)])).toBeCloseTo(0.55)
  expect(overallProgress([file(5, 0.2, 'error'), file(5, 0)])).toBeCloseTo(0.5)
  expect(overallProgress([])).toBe(0)
})

test.each([
  [0, '0 Bytes'],
  [999, '999 Bytes'],
  [1000, '1 KB'],
  [1_540_000, '1.5 MB'],
  [2_000_000_000, '2 GB'],
])('[E-129] %d bytes are %s', (bytes, words) => {
  expect(formatSize(bytes, 'de')).toBe(words)
})

test('[E-129] French has its own units', () => {
  expect([formatSize(0, 'fr'), formatSize(30_500, 'fr')]).toEqual(['0 octets', '30,5 Ko'])
})

test('[E-124] what cannot pass is refused before it is sent', () => {
  expect(refusedAtOnce({ name: 'bild', size: 1 })).toBe('noExtension')
  expect(refusedAtOnce({ name: 'bild.bmp', size: 1 })).toBe('notAllowed')
  expect(refusedAtOnce({ name: 'bild.jpg', size: 26_000_000 })).toBe('tooLarge')
  expect(refusedAtOnce({ name: 'PHOTO.JPG', size: 1 })).toBeNull()
})
