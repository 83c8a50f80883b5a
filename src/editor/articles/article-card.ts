import { emptyField, type Field } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { newCard } from '../../sections/new-group.ts'

export type Article = { url: string; title: string; teaser: string; mediaId: string | null }

type Card = { definition: SectionDefinition; id: string; neighbour: Group | undefined; locale: Locale }

const words = (locale: Locale, text: string): Field => ({ ...emptyField('localizedSingleValue'), content: { type: 'localizedSingleValue', data: { [locale]: text } } })

/** A card that says what the blog tells of an article, in the language that is on screen; null where the section's cards are no articles. */
export function articleCard({ url, title, teaser, mediaId }: Article, { definition, id, neighbour, locale }: Card): Group | null {
  const { article } = definition
  if (!article) return null
  const card = newCard(definition, id, neighbour)
  return {
    ...card,
    options: { ...card.options, [article.address]: url },
    fields: {
      [article.title]: words(locale, title),
      ...(teaser !== '' && { [article.teaser]: words(locale, teaser) }),
      ...(mediaId !== null && { [article.picture]: { ...emptyField('media'), content: { type: 'media', data: mediaId } } }),
    },
  }
}
