import { describe, expect, test } from 'vitest'
import { BOOKING_LINK_TYPES, bookingLinkSchema } from '../../model/content/booking-link.ts'
import { renderSection } from '../../../tests/support/render-section.tsx'

const url = 'https://termin.example.ch/seeblick'
const slots = { title: 'Termin buchen', description: 'In zwei Minuten', button: 'Jetzt buchen' }
const render = (bookingLink: unknown, mode: 'live' | 'edit' = 'live') => renderSection({ type: 'bookingContainer', slots, options: { bookingLink } }, { mode })

describe('booking', () => {
  test.each(BOOKING_LINK_TYPES)('[V-040] [V-146] [E-085] %s: accepted as it is stored; title, description and a button to the booking page in a new tab', (type) => {
    const stored = bookingLinkSchema.parse({ type, url })
    const html = render(stored)
    expect(html).toMatch(/<h2[^>]*>Termin buchen<\/h2><p[^>]*>In zwei Minuten<\/p>/)
    expect(html).toMatch(new RegExp(`<a href="${url}"[^>]*target="_blank" rel="noopener"[^>]*><span>Jetzt buchen</span></a>`))
  })

  test('[V-040] a page to embed is not there before the click, nor anything that would call it', () => {
    const html = render({ type: 'iframe', url })
    expect(html).not.toMatch(/<iframe|<link|preconnect|prefetch|<script/)
    expect(html).toContain('data-behaviour="/assets/sections/booking-container/booking-container.js"')
    expect(html).toContain('Beim Öffnen werden Daten an termin.example.ch übertragen.')
  })

  test('[V-040] the two services are plain links: no script, no notice', () => {
    for (const type of ['etermin', 'healthOptics']) expect(render({ type, url })).not.toMatch(/data-behaviour|übertragen/)
  })

  test.each(['http://termin.example.ch', 'javascript:alert(1)', 'https://localhost/', 'https://10.0.0.1/'])('[V-040] %s never reaches a page', (wrong) => {
    const html = render({ type: 'iframe', url: wrong })
    expect(html).not.toContain(wrong)
    expect(html).not.toContain('<a ')
    expect(html).toContain('Termin buchen')
  })

  test('[V-040] an editor can name the button before the link is there', () => expect(render(null, 'edit')).toContain('Jetzt buchen'))
})
