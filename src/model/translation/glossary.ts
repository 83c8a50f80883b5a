import { z } from 'zod'
import { idSchema } from '../id-schema.ts'
import { localeSchema, type Locale } from '../locales.ts'

const wordSchema = z.string().trim().min(1).max(120)

/** A word of the site's own: it stays as it is everywhere, or has one translation per language. */
const glossaryEntrySchema = z.strictObject({
  id: idSchema,
  term: wordSchema,
  /** The language that `term` is in; null: it stays the same in all of them. */
  locale: localeSchema.nullable(),
  translations: z.partialRecord(localeSchema, z.string().trim().max(120)),
})

export const glossarySchema = z.array(glossaryEntrySchema).max(500)

export type GlossaryEntry = z.infer<typeof glossaryEntrySchema>
export type Glossary = z.infer<typeof glossarySchema>

/** A word and what stands in its place in the other language. */
export type Term = { source: string; target: string }

/** What counts when a text goes from one language into another; the longest first, so that a part of a name never wins over the name. */
export function termsFor(glossary: Glossary, from: Locale, to: Locale): Term[] {
  const terms = glossary.flatMap(({ term, locale, translations }): Term[] => {
    if (locale === null) return [{ source: term, target: term }]
    const source = locale === from ? term : translations[from]
    const target = locale === to ? term : translations[to]
    return source && target ? [{ source, target }] : []
  })
  return terms.toSorted((a, b) => b.source.length - a.source.length)
}

export type Cut = { words: string; term: null } | { words: string; term: Term }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words with the terms in them cut out; a term inside a longer word is none. */
export function cutTerms(words: string, terms: readonly Term[]): Cut[] {
  if (terms.length === 0 || words === '') return words === '' ? [] : [{ words, term: null }]
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${terms.map(({ source }) => escaped(source)).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return words.split(pattern).flatMap((part, at): Cut[] => {
    if (part === '') return []
    const term = at % 2 === 1 ? terms.find(({ source }) => source === part) : undefined
    return [term ? { words: part, term } : { words: part, term: null }]
  })
}
