import { describe, expect, test } from 'vitest'
import { cssAspectRatio, isPlayable, readVideo } from './video.ts'

describe('video settings', () => {
  test('[V-243] source, id, aspect ratio and poster are read; anything else is no video', () => {
    expect(readVideo({ source: 'youtube', videoId: 'abcdefghijk', aspectRatio: '4:3', posterUrl: '/media/x/1280.webp' })).toEqual({ source: 'youtube', videoId: 'abcdefghijk', aspectRatio: '4:3', posterUrl: '/media/x/1280.webp' })
    expect(readVideo({ source: 'mux', videoId: 'one' })).toEqual({ source: 'mux', videoId: 'one', aspectRatio: null })
    for (const stored of [null, undefined, {}, { source: 'vimeo', videoId: '1' }, 'mux']) expect(readVideo(stored)).toBeNull()
  })

  test('a poster from another host is refused, so that no page contacts one', () => {
    expect(readVideo({ source: 'youtube', videoId: 'abcdefghijk', posterUrl: 'https://i.ytimg.com/vi/x/maxresdefault.jpg' })).toBeNull()
    expect(readVideo({ source: 'youtube', videoId: 'abcdefghijk', posterUrl: '//i.ytimg.com/x.jpg' })).toBeNull()
  })

  test('[V-224] the default aspect ratio is 16:9, a stored one overrides it, nonsense does not', () => {
    expect(cssAspectRatio(null)).toBe('16 / 9')
    expect(['9:16', '4/3', '2.39:1', ' 1:1 '].map(cssAspectRatio)).toEqual(['9 / 16', '4 / 3', '2.39 / 1', '1 / 1'])
    expect(['0:9', 'wide', '16:9;color:red', ''].map(cssAspectRatio)).toEqual(Array(4).fill('16 / 9'))
  })

  test('[V-225] a video without a usable id cannot be played', () => {
    const video = { aspectRatio: null }
    expect(isPlayable({ ...video, source: 'youtube', videoId: 'dQw4w9WgXcQ' })).toBe(true)
    expect(isPlayable({ ...video, source: 'youtube', videoId: 'short' })).toBe(false)
    expect(isPlayable({ ...video, source: 'youtube', videoId: '../../../../' })).toBe(false)
    expect(isPlayable({ ...video, source: 'mux', videoId: 'a'.repeat(26) })).toBe(true)
    expect(isPlayable({ ...video, source: 'mux', videoId: '../x' })).toBe(false)
  })
})
