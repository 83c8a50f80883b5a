import { createHash } from 'node:crypto'
import type { Authorship, PastText, Written } from '../model/content/written.ts'
import type { Locale } from '../model/locales.ts'

/** As many steps back as somebody takes who tries something out. */
const MOST_PAST = 8

const sumOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)

type Change = { locale: Locale; before: string | null; after: string | null; author: Authorship }

/**
 * Who wrote what stands there now. Words that come back, by undo or typed again, are those from before: translations of them are as
 * good as they were, unless one was written in between.
 */
export function rewritten(written: Written, { locale, before, after, author }: Change): Authorship {
  if (before === null || before === after) return author
  const { past = [], ...bare } = written[locale] ?? { by: 'person', revision: 0, source: null }
  const isOf = (text: string) => (entry: PastText) => entry.sum === sumOf(text)
  const known = after === null ? undefined : past.find(isOf(after))
  const writtenSince = (until: number) => Object.entries(written).some(([other, { revision }]) => other !== locale && revision >= until)
  const kept = [{ sum: sumOf(before), until: author.revision, author: bare }, ...past.filter((entry) => !isOf(before)(entry))].slice(0, MOST_PAST)
  return { ...(known && !writtenSince(known.until) ? known.author : author), past: kept }
}
