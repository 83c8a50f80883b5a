import type { Locale } from '../locales.ts'

export const WRITERS = ['person', 'machine', 'reviewed'] as const
export type Writer = (typeof WRITERS)[number]

/**
 * Who wrote a text, with which revision of its field, and after which state of which other language. `isFirst`: nothing had ever
 * stood there, so these words follow those of the other languages.
 */
export type Authorship = { by: Writer; revision: number; source: { locale: Locale; revision: number } | null; isFirst?: true; past?: readonly PastText[] }

/** Words that stood there until a revision, as a sum, and who had written them; the newest first. */
export type PastText = { sum: string; until: number; author: Omit<Authorship, 'past'> }

/** Of each language of a field; a language nobody wrote since this is kept is not in it. */
export type Written = Partial<Record<Locale, Authorship>>
