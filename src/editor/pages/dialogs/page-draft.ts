import type { Locale } from '../../../model/locales.ts'
import { MAX_PAGE_DESCRIPTION, MAX_PAGE_NAME } from '../../../model/page/page-name.ts'
import type { PageThing } from '../../../model/page/page-thing.ts'
import { slugOf, slugProblem, type SlugProblem } from '../../../model/page/slug.ts'
import { same } from '../../../model/same.ts'

type Words = Partial<Record<Locale, string>>

/** What is typed about a page and not saved yet. A slug that nobody touched follows what is stored. */
export type PageDraft = { name: Words; description: Words; slugs: Words; disallowedLanguages: readonly Locale[] }

export const draftOf = ({ meta, slugs, disallowedLanguages }: PageThing): PageDraft => ({ name: meta.name, description: meta.description, slugs, disallowedLanguages })

/** System pages are found under addresses of their own, which begin with a tilde or are the search. */
export const isFixedSlug = (page: PageThing): boolean => page.role === 'search' || Object.values(page.slugs).some((slug) => slug.startsWith('~'))

export type DraftProblems = { name: 'empty' | 'tooLong' | null; slug: SlugProblem | null; description: number }

type Others = (locale: Locale, slug: string) => boolean

/** What is wrong with one language of it; an address that stays as it was is never wrong. */
export function problemsIn(draft: PageDraft, page: PageThing, locale: Locale, isTaken: Others): DraftProblems {
  const name = draft.name[locale]?.trim() ?? ''
  const had = (page.meta.name[locale] ?? '') !== ''
  const slug = draft.slugs[locale]
  const isSame = slug === page.slugs[locale] || isFixedSlug(page)
  return {
    name: name.length > MAX_PAGE_NAME ? 'tooLong' : name === '' && had ? 'empty' : null,
    slug: isSame ? null : slugProblem(slugOf(slug ?? ''), (wanted) => isTaken(locale, wanted)),
    description: Math.max(0, (draft.description[locale] ?? '').trim().length - MAX_PAGE_DESCRIPTION),
  }
}

export const isSound = ({ name, slug, description }: DraftProblems): boolean => name === null && slug === null && description === 0

const trimmed = (words: Words): Words => Object.fromEntries(Object.entries(words).flatMap(([locale, text]) => (text.trim() === '' ? [] : [[locale, text.trim()] as const])))

/** The page as it would be; the same object where nothing is different. */
export function drafted(page: PageThing, draft: PageDraft): PageThing {
  const slugs = isFixedSlug(page) ? page.slugs : Object.fromEntries(Object.entries(draft.slugs).map(([locale, slug]) => [locale, slugOf(slug)]))
  const next: PageThing = { ...page, meta: { name: trimmed(draft.name), description: trimmed(draft.description) }, slugs, disallowedLanguages: [...draft.disallowedLanguages] }
  return same(next, page) ? page : next
}
