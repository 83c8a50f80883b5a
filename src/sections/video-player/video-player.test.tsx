import { describe, expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'
import type { Media } from '../../model/media.ts'
import type { Video } from '../../model/video.ts'

const medium = (video: Video | null): Media => ({ ...SAMPLE_MEDIA, mediaType: 'video', video })
const draw = (video: Video | null, mode: 'live' | 'edit' = 'live') =>
  renderSection({ type: 'videoPlayer', slots: { title: 'Rundgang', description: 'Durch das Atelier', video: { media: SAMPLE_MEDIA.id, alt: 'Das Atelier' } } }, { media: [medium(video)], mode })

const youtube: Video = { source: 'youtube', videoId: 'dQw4w9WgXcQ', aspectRatio: null, posterUrl: '/media/poster/1280.webp' }
const stream: Video = { source: 'mux', videoId: 'stream1', aspectRatio: '9:16', posterUrl: '/media/poster/1280.webp' }

describe('video player', () => {
  test('[V-069] title, description and a stream', () => {
    const html = draw(stream)
    expect(html).toMatch(/<h2[^>]*>Rundgang<\/h2>/)
    expect(html).toContain('Durch das Atelier')
    expect(html).toMatch(/<video [^>]*controls=""[^>]*preload="none"[^>]*poster="\/media\/poster\/1280\.webp"/)
    expect(html).toContain('<source src="/video/stream1/index.m3u8" type="application/vnd.apple.mpegurl"/>')
  })

  test('[V-069] [V-222] a YouTube video is a picture of this site and a plain link; nothing is loaded from elsewhere', () => {
    const html = draw(youtube)
    expect(html).toContain('src="/media/poster/1280.webp"')
    expect(html).toMatch(/<a href="https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ" target="_blank" rel="noopener"/)
    expect(html).toContain('data-frame="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    expect(html).not.toMatch(/<iframe|ytimg|src="https?:/)
  })

  test('[V-223] without a stored picture the poster is the thumbnail that the server fetches', () => {
    const { posterUrl: _, ...bare } = youtube
    expect(draw(bare)).toContain('<img src="/media/youtube/dQw4w9WgXcQ.webp"')
    expect(draw(bare)).not.toMatch(/ytimg|src="https?:/)
  })

  test('[V-224] 16:9 unless the video says otherwise', () => {
    expect(draw(youtube)).toContain('--ratio:16 / 9')
    expect(draw(stream)).toContain('--ratio:9 / 16')
  })

  test('[V-225] visitors get neither a broken player nor a word about it', () => {
    for (const video of [null, { ...youtube, videoId: 'gone' }, { ...stream, videoId: '' }]) {
      const html = draw(video)
      expect(html).not.toMatch(/nicht verfügbar|<video|<iframe|youtube/i)
    }
  })
})
