import type { Toast } from './create-toaster.ts'

const GLANCE = 4_000
/** Long enough to read two lines, and to decide to take something back. */
const DECISION = 8_000

export function shownFor({ kind, action, lasts }: Pick<Toast, 'kind' | 'action' | 'lasts'>): number {
  return lasts ?? (kind === 'error' || action ? DECISION : GLANCE)
}
