import { assertMay } from '../../model/access.ts'
import { pageAdd } from '../../model/commands/page-add.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group, PageMeta } from '../../model/page/document.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import { slugOf } from '../../model/page/slug.ts'
import { Refusal } from '../../model/refusal.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { hero } from '../../sections/hero/hero.section.ts'
import { newSection } from '../../sections/new-group.ts'
import type { Context } from '../context.ts'
import { runOnPage } from './run-on-page.ts'

type Words = string | PageMeta['name']

export type AddPageInput = {
  collectionName: string | null
  initialMeta: { name: Words; description?: Words; slug?: string }
  lang: Locale
  /** Whole sections, or the names of their types. */
  initialGroups?: readonly (Group | string)[]
  id?: string
  commandId?: string
}

const inLanguages = (words: Words | undefined, lang: Locale): PageMeta['name'] => (typeof words === 'string' ? { [lang]: words } : (words ?? {}))

/** a draft with the given sections, else with one that has its name as title. Its id may be the caller's. */
export async function addPage(
  context: Context,
  { collectionName, initialMeta, lang, initialGroups, id = context.newId(), commandId }: AddPageInput,
): Promise<{ page: PageThing & { id: string } }> {
  const { site, actor, newId } = context
  assertMay(actor, 'edit', site.id)
  if (!site.locales.includes(lang)) throw new Refusal('invalidInput', { fieldErrors: { lang: 'unknown' } })
  const name = inLanguages(initialMeta.name, lang)
  const description = inLanguages(initialMeta.description, lang)
  const slug = initialMeta.slug ?? ''
  const slugs = Object.fromEntries(site.locales.map((locale) => [locale, slugOf(slug) || slugOf(name[locale] ?? name[lang] ?? '')]))
  const after: PageThing = { collection: collectionName, role: null, status: 'draft', meta: { name, description }, slugs, disallowedLanguages: [], isProtected: false }
  const groups = initialGroups ? initialGroups.map((group) => sectionOf(group, newId)) : [titled(name, newId)]
  const page = await runOnPage(context, { id, commandId }, pageAdd.act({ pageId: id, after, groups, copyOf: null }), { id, collectionName, initialMeta, lang, initialGroups })
  if (!page) throw new Refusal('notFound')
  return { page: { id, ...page } }
}

function sectionOf(group: Group | string, newId: () => string): Group {
  if (typeof group !== 'string') return group
  const definition = findDefinition(group)
  if (!definition) throw new Refusal('sectionNotOffered')
  return newSection(definition, newId)
}

function titled(name: PageMeta['name'], newId: () => string): Group {
  return { ...newSection(hero, newId), fields: { title: { content: { type: 'localizedSingleValue', data: name }, options: {}, visible: true } } }
}
