import { assertMay } from '../../model/access.ts'
import { pageInfo } from '../../model/commands/page-info.ts'
import type { Locale } from '../../model/locales.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { Refusal } from '../../model/refusal.ts'
import type { Context } from '../context.ts'
import { pageToChange, runOnPage } from './run-on-page.ts'
import { setPagePassword } from '../page/set-password.ts'

/** E-179: `availableSlugs` is what the page has in each language. */
export type PageInfo = PageThing & { id: string; availableSlugs: PageThing['slugs'] }
export type LocaleInfo = { id: string; lang: Locale; name: string; description: string; slug: string | null; isAvailable: boolean; isProtected: boolean }

const whole = (id: string, page: PageThing): PageInfo => ({ id, ...page, availableSlugs: page.slugs })

const inLanguage = (id: string, page: PageThing, lang: Locale): LocaleInfo => ({
  id,
  lang,
  name: page.meta.name[lang] ?? '',
  description: page.meta.description[lang] ?? '',
  slug: page.slugs[lang] ?? null,
  isAvailable: !page.disallowedLanguages.includes(lang),
  isProtected: page.isProtected,
})

/** E-233: with a language what is said in it, without one everything. */
export async function readPageInfo(context: Context, { id, lang }: { id: string; lang?: Locale }): Promise<{ info: PageInfo | LocaleInfo }> {
  const page = await pageToChange(context, id)
  return { info: lang === undefined ? whole(id, page) : inLanguage(id, page, lang) }
}

export type SavePageInfoInput = {
  id: string
  lang: Locale
  slug?: string
  meta?: { name?: string; description?: string; disallowedLanguages?: readonly Locale[]; password?: string | null }
  commandId?: string
}

/** Only what is given changes. */
export async function savePageInfo(context: Context, { id, lang, slug, meta = {}, commandId }: SavePageInfoInput): Promise<{ info: PageInfo }> {
  const { site, actor } = context
  assertMay(actor, 'edit', site.id)
  if (!site.locales.includes(lang)) throw new Refusal('invalidInput', { fieldErrors: { lang: 'unknown' } })
  const before = await pageToChange(context, id)
  const { name, description, disallowedLanguages, password } = meta
  if (name !== undefined && name.trim() === '') throw new Refusal('emptyName', { fieldErrors: { name: 'emptyName' } })
  const after: PageThing = {
    ...before,
    meta: {
      name: { ...before.meta.name, ...(name !== undefined && { [lang]: name.trim() }) },
      description: { ...before.meta.description, ...(description !== undefined && { [lang]: description.trim() }) },
    },
    slugs: { ...before.slugs, ...(slug !== undefined && { [lang]: slug }) },
    disallowedLanguages: [...(disallowedLanguages ?? before.disallowedLanguages)],
  }
  const saved = await runOnPage(context, { id, commandId }, pageInfo.act({ pageId: id, before, after }), { id, lang, slug, meta: { ...meta, password: undefined } })
  if (!saved) throw new Refusal('notFound')
  if (password === undefined) return { info: whole(id, saved) }
  const { isProtected } = await setPagePassword(context, { pageId: id, password })
  return { info: whole(id, { ...saved, isProtected }) }
}
