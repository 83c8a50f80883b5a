import { isShownIn } from '../model/page/document.ts'
import { FOOTER_ID } from './footer/Footer.tsx'
import type { PageView } from './page-view.ts'

/**
 * What must have arrived before a page is painted: words are often set in the middle of their section, so a section that is
 * painted before it is complete moves.
 */
export function firstScreenEnd({ groups, locale, mode }: PageView): string | undefined {
  if (mode !== 'live') return undefined
  const third = groups.filter((group) => isShownIn(group, locale))[2]
  return third ? `s-${third.id}` : FOOTER_ID
}
