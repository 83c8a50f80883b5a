import { collectionTag, siteTag } from '../../model/cache-tags.ts'
import { mediaIn, textIn, type Field } from '../../model/content/field.ts'
import { SLOT_NAMES, type SlotName } from '../../model/content/slot-names.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import type { CollectionItem, LoaderInput, SectionLoader } from '../define-loader.ts'
import { toggleKey } from '../define-section.ts'
import type { OfferedItem } from './offered-item.ts'

const collectionOf = ({ options }: LoaderInput) => String(options['collection'])

export const servicesContainerLoader: SectionLoader = {
  tags: (input) => [siteTag(input.siteId, 'pages'), collectionTag(input.siteId, collectionOf(input))],
  load: async (sources, input) => {
    const { locale } = input
    const pages = await sources.pagesOfCollection(collectionOf(input), locale)
    const items = pages.map((page) => {
      const groups = shownGroups(page.groups, locale)
      return { page, groups, pictures: picturesIn(groups, locale) }
    })
    const media = await sources.mediaByIds(items.flatMap(({ pictures }) => pictures.map(({ id }) => id)))
    return items.flatMap(({ page, groups, pictures }) => {
      const picture = pictures.find(({ id }) => media[id]?.mediaType === 'image')
      const medium = picture && media[picture.id]
      const item = describe(page, groups, locale)
      return item ? [{ ...item, picture: medium ? { media: medium, alt: picture.alt } : null }] : []
    })
  },
}

function shownGroups(groups: readonly Group[], locale: Locale): Group[] {
  const isShown = ({ status, disallowedLanguages }: Group) => status !== 'archived' && status !== 'deleted' && !disallowedLanguages.includes(locale)
  return [...walkGroups(groups.filter(isShown))].filter(isShown)
}

function shownField({ fields, options }: Group, name: SlotName): Field | undefined {
  const field = fields[name]
  return field?.visible === true && options[toggleKey(name)] !== false ? field : undefined
}

/** By the order of the slot names: stored fields have none of their own. */
function picturesIn(groups: readonly Group[], locale: Locale): { id: string; alt: string }[] {
  return groups.flatMap((group) =>
    SLOT_NAMES.filter((name) => group.fields[name] !== undefined).flatMap((name) => {
      const field = shownField(group, name)
      const id = mediaIn(field)
      return id === null ? [] : [{ id, alt: field?.options.alt?.[locale] ?? '' }]
    }),
  )
}

/** An item without a name in this language cannot be linked to in words, so it is left out. */
function describe(page: CollectionItem, groups: readonly Group[], locale: Locale): Omit<OfferedItem, 'picture'> | null {
  const words = (group: Group | undefined, slot: SlotName) => (group ? textIn(shownField(group, slot), locale) : null)
  const name =
    page.name ??
    words(
      groups.find((group) => words(group, 'title') !== null),
      'title',
    )
  if (name === null) return null
  const priced = groups.find((group) => words(group, 'cost') !== null || words(group, 'duration') !== null)
  return { id: page.id, slug: page.slug, name, description: page.description, cost: words(priced, 'cost'), duration: words(priced, 'duration') }
}
