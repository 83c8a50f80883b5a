import { expect, test } from 'vitest'
import { renderSection, SAMPLE_MEDIA } from '../../../tests/support/render-section.tsx'
import { TEXT_POSITION_CHOICES } from '../../options/text-position/text-position.option.ts'

const slots = { title: 'Am Wasser', description: 'Sieben Tage offen', button: { label: 'Reservieren', link: { type: 'phone', phone: '+41 55 555 01 01' } as const }, backgroundImage: { media: SAMPLE_MEDIA.id, alt: 'Steg' } }

test('[V-063] picture, title, description and button', () => {
  const html = renderSection({ type: 'textOnImage', slots })
  expect(html).toMatch(/<img[^>]*alt="Steg"/)
  expect(html).toMatch(/<h2[^>]*>Am Wasser<\/h2><p[^>]*>Sieben Tage offen<\/p><a href="tel:\+41555550101"/)
})

test('[V-063] there are six places for the text, each its own', () => {
  const places = TEXT_POSITION_CHOICES.map((textPosition) => renderSection({ type: 'textOnImage', slots, options: { textPosition } }).match(/data-position="([^"]*)"/)?.[1])
  expect(places).toEqual(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center-left', 'center-right'])
})

test('[V-063] without a picture the words stand alone', () => {
  const html = renderSection({ type: 'textOnImage', slots: { title: 'Am Wasser' } })
  expect(html).not.toContain('<img')
  expect(html).toContain('Am Wasser')
})
