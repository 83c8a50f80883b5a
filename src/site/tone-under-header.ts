import { isShownIn } from '../model/page/document.ts'
import { findDefinition } from '../sections/definitions.ts'
import type { PageView } from './page-view.ts'

/** The tone of a first section that reaches up behind the header, or null. */
export function toneUnderHeader({ groups, locale }: Pick<PageView, 'groups' | 'locale'>): string | null {
  const first = groups.find((group) => isShownIn(group, locale))
  if (first === undefined || findDefinition(first.type)?.goesUnderHeader !== true) return null
  const tone = first.options['color']
  return typeof tone === 'string' ? tone : 'background'
}
