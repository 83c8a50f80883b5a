import { afterEach, expect, test, vi } from 'vitest'
import { expectWaitingSection } from '../../../tests/support/expect-waiting-section.tsx'
import { NO_SOURCES } from '../../../tests/support/no-sources.ts'
import { groupOf, renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'
import type { Media } from '../../model/media.ts'
import { mediaGalleryLoader } from './media-gallery.loader.ts'
import { mediaGallery } from './media-gallery.section.ts'

const photo = (at: number): Media => ({ ...SAMPLE_MEDIA, id: String(at).padStart(26, '0'), alt: { de: `Foto ${at}` } })
const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(at))
const gallery = (count: number) => renderSection({ type: 'mediaGallery', id: 'g' }, { data: { g: photos(count) } })

afterEach(() => vi.restoreAllMocks())

test('[V-076] an optional title and no picture; without data it says that there is nothing yet', () => {
  expectWaitingSection({ definition: mediaGallery, note: 'Noch keine Fotos' })
})

test('[V-169] shows the photos of its own group', async () => {
  const asked: string[] = []
  const group = groupOf({ type: 'mediaGallery', id: 'g' })
  const input = { siteId: 's', locale: 'de' as const, group, options: {}, now: new Date(0) }
  const data = await mediaGalleryLoader.load({ ...NO_SOURCES, gallery: async (id) => (asked.push(id), photos(2)) }, input, new AbortController().signal)
  expect([asked, mediaGalleryLoader.tags(input)]).toEqual([['g'], ['s/gallery:g']])
  const html = renderSection({ type: 'mediaGallery', id: 'g' }, { data: { g: data } })
  expect(html.match(/<figure[^>]*><img [^>]*alt="Foto \d"/g)).toHaveLength(2)
})

test('[V-170] without a group id it renders nothing and says why', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(renderSection({ type: 'mediaGallery', id: '' }, { data: { '': photos(2) } })).toBe('')
  expect(said).toHaveBeenCalledWith('Group ID is required')
})

test('[V-171] sixty photos stand in groups of 24, 24 and 12, all of them in the page', () => {
  const html = gallery(60)
  expect(
    html
      .split('data-batch')
      .slice(1)
      .map((batch) => batch.match(/<img /g)?.length),
  ).toEqual([24, 24, 12])
  expect(html).toContain('Mehr laden')
})

test('[V-172] with 24 photos or fewer there is nothing more to load', () => {
  expect(gallery(24)).not.toContain('Mehr laden')
  expect(gallery(25)).toContain('Mehr laden')
})

test('[V-174] nobody but an editor is offered to delete one', () => {
  expect(gallery(3)).not.toMatch(/<button/)
})
