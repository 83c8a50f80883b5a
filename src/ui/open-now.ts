import { fill } from '../i18n/fill.ts'
import type { VisitorTexts } from '../i18n/visitor/de.ts'
import type { OpenState } from '../model/opening-hours/open-state.ts'

/** Such as «Open now until 18:30». */
export function openNow(texts: VisitorTexts, { isOpen, until, opensAt }: Omit<OpenState, 'changesAt'>): string {
  if (isOpen) return until === null ? texts.openNow : fill(texts.openNowUntil, { time: until })
  return opensAt === null ? texts.closedNow : fill(texts.closedNowOpensAt, { time: opensAt })
}
