import { renderToString } from 'react-dom/server'
import { formTexts } from '../../src/i18n/forms/texts.ts'
import { visitorTexts } from '../../src/i18n/visitor/texts.ts'
import { emptyField, type Field, type LocalizedText } from '../../src/model/content/field.ts'
import type { Link } from '../../src/model/content/link.ts'
import { plainText, type RichText } from '../../src/model/content/rich-text.ts'
import type { FormOutcome } from '../../src/model/forms/form-outcome.ts'
import type { Locale } from '../../src/model/locales.ts'
import type { Media } from '../../src/model/media.ts'
import type { Group } from '../../src/model/page/document.ts'
import { SectionView } from '../../src/sections/SectionView.tsx'
import { SITE_FEATURES, type SiteFeature } from '../../src/model/site/site.ts'
import { PageContext, type PageContextValue } from '../../src/ui/page-context.ts'
import { createFacts } from '../../src/ui/page-facts.ts'

/** Words of a slot: a text in German, texts by language, a rich text, a picture, or a button with its link. */
export type Words = string | LocalizedText | { rich: RichText } | { media: string; alt?: string } | { label: string; link: Link } | { value: string }

export type SampleGroup = {
  type: string
  id?: string
  slots?: Record<string, Words>
  options?: Record<string, unknown>
  cards?: readonly SampleGroup[]
  disallowedLanguages?: readonly Locale[]
}

export const SAMPLE_MEDIA: Media = {
  id: '0'.repeat(26),
  mediaType: 'image',
  originalFilename: 'see.webp',
  extension: 'webp',
  width: 1600,
  height: 1000,
  blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
  color: '#557788',
  focalPoint: null,
  video: null,
}

function fieldOf(words: Words): Field {
  if (typeof words === 'string') return fieldOf({ de: words })
  if ('rich' in words) return { ...emptyField('localizedRichText'), content: { type: 'localizedRichText', data: { de: { json: words.rich, text: plainText(words.rich) } } } }
  if ('media' in words) return { content: { type: 'media', data: words.media }, options: { alt: { de: words.alt ?? '' } }, visible: true }
  if ('link' in words) return { content: { type: 'localizedSingleValue', data: { de: words.label } }, options: { link: words.link }, visible: true }
  if ('value' in words) return { content: { type: 'single', data: words.value }, options: {}, visible: true }
  return { ...emptyField('localizedSingleValue'), content: { type: 'localizedSingleValue', data: words } }
}

let counter = 0

export function groupOf({ type, id, slots = {}, options = {}, cards = [], disallowedLanguages = [] }: SampleGroup): Group {
  counter += 1
  return {
    id: id ?? `group${counter}`,
    type,
    version: 1,
    status: 'published',
    disallowedLanguages,
    options,
    fields: Object.fromEntries(Object.entries(slots).map(([name, words]) => [name, fieldOf(words)])),
    children: cards.map(groupOf),
  }
}

type Scene = {
  locale?: Locale
  mode?: 'live' | 'edit'
  data?: Record<string, unknown>
  media?: readonly Media[]
  isFirst?: boolean
  form?: FormOutcome
  features?: readonly SiteFeature[]
  pageId?: string
}

/** The HTML of one section, as a page would hold it. */
export function renderSection(
  sample: SampleGroup,
  { locale = 'de', mode = 'live', data = {}, media = [SAMPLE_MEDIA], isFirst = false, form, features = SITE_FEATURES, pageId = 'page' }: Scene = {},
): string {
  const group = groupOf(sample)
  const context: PageContextValue = {
    pageId,
    locale,
    mode,
    features,
    texts: visitorTexts[locale],
    formTexts: formTexts[locale],
    owner: { name: 'Haus am Hang', email: 'hallo@hang.example', editorLocale: 'de', locale: 'de' },
    form,
    facts: createFacts({
      media: Object.fromEntries(media.map((medium) => [medium.id, medium])),
      pageHref: (linked) => `/${locale}/${linked}`,
      data,
      firstGroupId: isFirst ? group.id : null,
    }),
    renderGroup: (child) => (child.disallowedLanguages.includes(locale) ? null : <SectionView key={child.id} group={child} />),
    behaviourUrl: (name) => `/assets/${name}.js`,
    islandUrl: (name) => `/assets/${name}.js`,
  }
  return renderToString(<PageContext value={context}>{context.renderGroup({ ...group })}</PageContext>)
}
