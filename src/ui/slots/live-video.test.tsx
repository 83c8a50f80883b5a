import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'
import { formTexts } from '../../i18n/forms/texts.ts'
import { visitorTexts } from '../../i18n/visitor/texts.ts'
import { editorTexts } from '../../i18n/editor/texts.ts'
import type { Video } from '../../model/video.ts'
import { PageContext } from '../page-context.ts'
import { createFacts } from '../page-facts.ts'
import { LiveVideo } from './LiveVideo.tsx'

const { videoUnavailable, youtubeUnavailable } = editorTexts.de
const slot = { groupId: 'g', name: 'video', isShown: true, isHidden: false, field: { content: { type: 'media' as const, data: SAMPLE_MEDIA.id }, options: {}, visible: true } }

function draw(video: Video | null, unavailable?: { mux: string; youtube: string }): string {
  const media = { [SAMPLE_MEDIA.id]: { ...SAMPLE_MEDIA, mediaType: 'video' as const, video } }
  const page = {
    pageId: 'p',
    locale: 'de' as const,
    mode: 'edit' as const,
    features: [],
    texts: visitorTexts.de,
    formTexts: formTexts.de,
    owner: { name: '', email: '', editorLocale: 'de' as const, locale: 'de' as const },
    facts: createFacts({ media }),
    renderGroup: () => null,
    behaviourUrl: () => undefined,
    islandUrl: () => undefined,
  }
  return renderToString(<PageContext value={page}>{<LiveVideo slot={slot} unavailable={unavailable} />}</PageContext>)
}

test('[V-225] an editor is told which kind of video is not available', () => {
  const words = { mux: videoUnavailable, youtube: youtubeUnavailable }
  expect(draw(null, words)).toContain('>Video nicht verfügbar<')
  expect(draw({ source: 'mux', videoId: '', aspectRatio: null }, words)).toContain('>Video nicht verfügbar<')
  expect(draw({ source: 'youtube', videoId: 'gone', aspectRatio: null }, words)).toContain('>YouTube-Video nicht verfügbar<')
})

test('[V-225] without those words nothing is said', () => expect(draw(null)).toBe(''))
