import { describe, expect, test } from 'vitest'
import { cssAspectRatio, isPlayable, readVideo, readVideoSettings, youtubeIdIn, youtubeThumbnailUrl } from './video.ts'

describe('video settings', () => {
  test('[V-243] source, id, aspect ratio and poster are read; anything else is no video', () => {
    expect(readVideo({ source: 'youtube', videoId: 'abcdefghijk', aspectRatio: '4:3', posterUrl: '/media/x/1280.webp' })).toEqual({
      source: 'youtube',
      videoId: 'abcdefghijk',
      aspectRatio: '4:3',
      posterUrl: '/media/x/1280.webp',
    })
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

describe('addresses of YouTube', () => {
  const ID = 'aqz-KE-bpKQ'

  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://youtube.com/watch?v=${ID}&t=42s&list=PL123`,
    `http://m.youtube.com/watch?app=desktop&v=${ID}#comments`,
    `https://www.youtube.com/embed/${ID}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}?feature=share`,
    `https://music.youtube.com/watch?v=${ID}`,
    `youtu.be/${ID}`,
    `  www.youtube.com/watch?v=${ID}  `,
  ])('[E-145] %s', (address) => expect(youtubeIdIn(address)).toBe(ID))

  test.each([
    '',
    ID,
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=aqz-KE-bpK',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQQ',
    'https://youtu.be/aqz-KE-bpK',
    `https://evil.example/watch?v=${ID}`,
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/https://youtu.be/${ID}`,
    `https://user@youtu.be/${ID}`,
    `https://youtu.be:8443/${ID}`,
    `ftp://youtu.be/${ID}`,
    `javascript:alert(1)//youtu.be/${ID}`,
    `https://www.youtube.com/@channel/${ID}`,
    `https://youtu.be/${'x'.repeat(600)}`,
  ])('[E-146] %s is none', (address) => expect(youtubeIdIn(address)).toBeNull())

  test('[E-149] a picture is to be had in four sizes', () => {
    const name = (quality: 'max' | 'high' | 'medium' | 'default') => youtubeThumbnailUrl(ID, quality).split('/').at(-1)
    expect((['max', 'high', 'medium', 'default'] as const).map(name)).toEqual(['maxresdefault.jpg', 'hqdefault.jpg', 'mqdefault.jpg', 'default.jpg'])
  })
})

test('[E-122] a video without a state is ready, one on its way is not', () => {
  expect(readVideoSettings({ source: 'mux', videoId: 'one' })).toEqual({ source: 'mux', aspectRatio: null, uploadId: null, status: 'ready' })
  expect(readVideoSettings({ source: 'mux', uploadId: 'abc', status: 'upload' })).toMatchObject({ uploadId: 'abc', status: 'upload' })
  expect(readVideoSettings({ source: 'mux', status: 'deleted' })).toBeNull()
})
