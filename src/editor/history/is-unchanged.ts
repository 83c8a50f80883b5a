import { normaliseText } from '../../model/content/text.ts'

/** E-098: both empty counts as unchanged, else every blur would mark the page as edited. */
export function isUnchanged(before: string | null, after: string | null): boolean {
  return normaliseText(before) === normaliseText(after)
}
