import { describe, expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'
import { announcementBubble } from './announcement-bubble.section.ts'

const slots = { description: 'Heute bis 20 Uhr offen', button: { label: 'Zur Filiale', link: { type: 'url', url: 'https://example.ch' } as const } }

describe('announcement bubble', () => {
  test('[V-056] floats with a short text and a link, open at first', () => {
    const html = renderSection({ type: 'announcementBubble', slots })
    expect(html).toMatch(/<section[^>]*data-floating=""/)
    expect(html).toMatch(/<details[^>]*open=""/)
    for (const text of ['Heute bis 20 Uhr offen', 'href="https://example.ch"']) expect(html).toContain(text)
  })

  test('[V-056] on a narrow screen it begins folded, so that it covers nothing; the markup alone says so', () => {
    const html = renderSection({ type: 'announcementBubble', slots })
    const folds = html.match(/<details[^>]*>/g) ?? []
    expect(folds.map((fold) => [/class="[^"]*(wide|narrow)/.exec(fold)?.[1], fold.includes('open=""')])).toEqual([
      ['wide', true],
      ['narrow', false],
    ])
    expect(renderSection({ type: 'announcementBubble', slots }, { mode: 'edit' }).match(/<details[^>]*open=""/g)).toHaveLength(1)
  })

  test('[V-056] closes without a script, by a button with a name, and keeps its words', () => {
    const html = renderSection({ type: 'announcementBubble', slots })
    expect(html).toMatch(/<summary[^>]*aria-label="Hinweis"/)
    expect(html.indexOf('<summary')).toBeLessThan(html.indexOf('Heute bis'))
    expect(html.indexOf('Heute bis')).toBeLessThan(html.indexOf('</details>'))
  })

  test('[V-056] the link may be missing; without words there is no bubble', () => {
    expect(renderSection({ type: 'announcementBubble', slots: { description: 'Offen' } })).not.toContain('<a ')
    expect(renderSection({ type: 'announcementBubble', slots: { button: slots.button } })).toBe('')
  })

  test('[V-056] stands in its place while it is being edited, and never leads a page', () => {
    expect(renderSection({ type: 'announcementBubble', slots }, { mode: 'edit' })).not.toContain('data-floating')
    expect(announcementBubble.mayLeadPage).toBe(false)
  })
})
