import type { Locale } from '../../model/locales.ts'
import { MAX_PAGE_DESCRIPTION, MAX_PAGE_NAME } from '../../model/page/page-name.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { isReservedSlug } from '../../model/page/path.ts'
import { slugOf } from '../../model/page/slug.ts'
import { Refusal } from '../../model/refusal.ts'

const texts = (words: PageThing['slugs']) => Object.values(words)

/** E-170: a page has a name in one language at least, and none that fits nowhere. */
export function assertWords({ meta }: PageThing): void {
  if (texts(meta.name).every((name) => name.trim() === '')) throw new Refusal('emptyName', { fieldErrors: { name: 'emptyName' } })
  if (texts(meta.name).some((name) => name.length > MAX_PAGE_NAME)) throw new Refusal('nameTooLong', { fieldErrors: { name: 'nameTooLong' } })
  if (texts(meta.description).some((description) => description.length > MAX_PAGE_DESCRIPTION)) throw new Refusal('invalidInput', { fieldErrors: { description: 'too_big' } })
}

/** E-176: an address that somebody changed. Those that belong to the site keep theirs. */
export function checkedSlug(wanted: string | undefined, before: string | undefined): string | undefined {
  if (wanted === before) return wanted
  if (before?.startsWith('~')) throw new Refusal('invalidInput', { fieldErrors: { slug: 'fixed' } })
  const slug = slugOf(wanted ?? '')
  if (slug === '') throw new Refusal('slugEmpty', { fieldErrors: { slug: 'errorNotEmpty' } })
  if (isReservedSlug(slug)) throw new Refusal('slugTaken', { fieldErrors: { slug: 'errorAlreadyExists' } })
  return slug
}

/** One language has to stay, or nobody could read it. */
export function assertLanguages({ disallowedLanguages }: PageThing, locales: readonly Locale[]): void {
  if (locales.every((locale) => disallowedLanguages.includes(locale))) throw new Refusal('invalidInput', { fieldErrors: { disallowedLanguages: 'all' } })
}
