import { drawnGroups } from './drawn-groups.ts'
import { FOOTER_ID } from './footer/Footer.tsx'
import type { PageView } from './page-view.ts'

/**
 * What must have arrived before a page is painted: words are often set in the middle of their section, so a section that is
 * painted before it is complete moves.
 */
export function firstScreenEnd(view: PageView): string | undefined {
  if (view.mode !== 'live') return undefined
  const third = drawnGroups(view)[2]
  return third ? `s-${third.id}` : FOOTER_ID
}
