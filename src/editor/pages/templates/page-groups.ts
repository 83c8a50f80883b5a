import type { Field } from '../../../model/content/field.ts'
import type { Locale } from '../../../model/locales.ts'
import type { Group } from '../../../model/page/document.ts'
import { newSection } from '../../../sections/new-group.ts'
import { standingOn, type OfferingSite } from '../../../sections/offered.ts'
import { templates, type PageTemplate, type TemplateSection } from './templates.ts'

/** Those whose sections this site offers, all of them. */
export function offeredTemplates(site: OfferingSite, all: readonly PageTemplate[] = templates): PageTemplate[] {
  return all.filter(({ sections }) => sections.every(({ definition }) => standingOn(definition, site) === 'offered'))
}

type Naming = { name: string; locale: Locale; /** What it is called in others. */ others?: Partial<Record<Locale, string>>; newId: () => string }

/** the page's name is the title of its first section, in the language it was named in. */
export function pageGroups(sections: readonly TemplateSection[], { name, locale, others = {}, newId }: Naming): Group[] {
  const title: Field = { content: { type: 'localizedSingleValue', data: { ...others, [locale]: name } }, options: {}, visible: true }
  return sections.map(({ definition, options = {}, cardOptions = {} }, position): Group => {
    const section = newSection(definition, newId)
    const isTitled = position === 0 && definition.slots.title?.contentType === 'localizedSingleValue'
    return { ...section, options, fields: isTitled ? { title } : {}, children: section.children.map((card) => ({ ...card, options: cardOptions })) }
  })
}
