import { expect, test } from 'vitest'
import { renderSection } from '../../../tests/support/render-section.tsx'

test('[V-070] a spacer is empty, hidden from assistive technology and as high as its option says', () => {
  for (const size of ['small', 'medium', 'large']) {
    const html = renderSection({ type: 'spacer', options: { size } })
    expect(html).toContain(`data-size="${size}"`)
    expect(html).toContain('aria-hidden="true"')
    expect(html).not.toMatch(/<(a|button|input|p|h\d)\b/)
  }
})
