import { findDefinition } from '../sections/definitions.ts'
import { drawnGroups } from './drawn-groups.ts'
import type { PageView } from './page-view.ts'

/** The tone of a first section that reaches up behind the header, or null. */
export function toneUnderHeader(view: Pick<PageView, 'groups' | 'locale' | 'mode' | 'data'>): string | null {
  const [first] = drawnGroups(view)
  if (first === undefined || findDefinition(first.type)?.goesUnderHeader !== true) return null
  const tone = first.options['color']
  return typeof tone === 'string' ? tone : 'background'
}
