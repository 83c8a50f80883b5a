import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { announcementBar } from './announcement-bar.section.ts'

const button = { label: 'Mehr', link: { type: 'url', url: 'https://example.ch' } as const }

describe('announcement bar', () => {
  test('[V-055] shows title, description and link', () => {
    const html = renderSection({ type: 'announcementBar', slots: { title: 'Betriebsferien', description: 'Bis 4. Januar', button } })
    for (const text of ['Betriebsferien', 'Bis 4. Januar', 'href="https://example.ch"', 'aria-label="Hinweis"']) expect(html).toContain(text)
  })

  test('[V-055] is not there when it says nothing, in this language or at all', () => {
    expect(renderSection({ type: 'announcementBar' })).toBe('')
    expect(renderSection({ type: 'announcementBar', slots: { button } })).toBe('')
    expect(renderSection({ type: 'announcementBar', slots: { title: { fr: 'Vacances' }, description: ' ' } })).toBe('')
    expect(renderSection({ type: 'announcementBar', slots: { title: 'Aus', description: 'Aus' }, options: { showTitle: false, showDescription: false } })).toBe('')
    expect(renderSection({ type: 'announcementBar', slots: { description: 'Bis 4. Januar' } })).not.toBe('')
  })

  test('[V-055] an editor still finds the empty bar', () => expect(renderSection({ type: 'announcementBar' }, { mode: 'edit' })).toContain('<section'))

  test('[V-055] is never the main heading of a page', () => {
    expect(announcementBar.mayLeadPage).toBe(false)
    expect(renderSection({ type: 'announcementBar', slots: { title: 'Betriebsferien' } }, { isFirst: true })).not.toMatch(/<h\d/)
  })
})
