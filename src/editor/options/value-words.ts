import type { EditorTexts } from '../../i18n/editor/de.ts'
import type { OptionTexts } from '../../i18n/editor/options/de.ts'
import { fill } from '../../i18n/fill.ts'
import { bookingLinkSchema } from '../../model/content/booking-link.ts'
import { hrefOf, linkSchema } from '../../model/content/link.ts'
import { visitorPath } from '../../model/page/path.ts'
import { choiceLabel } from '../../options/choice-label.ts'
import type { OptionDefinition } from '../../options/define-option.ts'

type Words = { texts: EditorTexts; words: OptionTexts; pageHref: (id: string) => string | undefined }

const counted = (count: number, { one, several }: { one: string; several: string }) => (count === 1 ? one : fill(several, { count }))

/** What is chosen, in as few words as fit into its line. */
export function valueWords({ kind, choices }: OptionDefinition, value: unknown, { texts, words, pageHref }: Words): string {
  if (choices) return choiceLabel(texts, value)
  if (value === null || (Array.isArray(value) && value.length === 0)) return words.none
  switch (kind) {
    case 'location':
      return Array.isArray(value) ? counted(value.length, words.locations) : words.none
    case 'poi':
      return Array.isArray(value) ? counted(value.length, words.poi) : words.none
    case 'mapRoute':
      return Array.isArray(value) ? fill(words.route.points, { count: value.length }) : words.none
    case 'bookingLink':
      return URL.parse(bookingLinkSchema.safeParse(value).data?.url ?? '')?.host ?? words.none
    case 'link': {
      const link = linkSchema.safeParse(value).data
      const href = link && hrefOf(link, pageHref)
      return href ? visitorPath(href.replace(/^(mailto:|tel:|https?:\/\/)/, '')) : words.none
    }
    default:
      return ''
  }
}
