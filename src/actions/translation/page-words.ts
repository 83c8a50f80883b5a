import { mediaIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import type { Media } from '../../model/media.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import { wordsId, type WordsPlace } from '../../model/translation/words-place.ts'
import type { TextState } from '../../model/translation/text-state.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { usedSlots } from '../../sections/is-empty-in.ts'
import { mediaByIds } from '../../store/media.ts'
import { readNavigation } from '../../store/navigation.ts'
import { readPageRows, treeOf } from '../../store/page-rows.ts'
import type { PageRow } from '../../store/pages.ts'
import type { SiteTx } from '../../store/store.ts'
import { openLanguages } from '../page/plan-publication.ts'
import { soundGroups } from '../page/sound-groups.ts'

type Words = Readonly<Partial<Record<Locale, string | null>>>

/** Words that belong to a page and stand in no section: what it is called, what its pictures show, how the menu calls it. Who wrote them is not kept. */
export type PageWords = {
  id: string
  of: WordsPlace['of']
  /** The section of a picture. */
  section: string | null
  languages: readonly { locale: Locale; state: Extract<TextState, 'missing' | 'written'>; text: string | null }[]
}

type Page = Pick<PageRow, 'id' | 'meta' | 'disallowedLanguages'>
type Found = { place: WordsPlace; section?: string; words: Words }

export async function wordsOfPage(tx: SiteTx, page: Page, locales: readonly Locale[], navigation?: Navigation): Promise<PageWords[]> {
  const open = openLanguages(page, locales)
  const { groups } = soundGroups(treeOf(await readPageRows(tx, page.id)), 'edit')
  const menu = navigation ?? (await readNavigation(tx))
  const found = [...headOf(page), ...menuOf(page.id, menu), ...(await picturesOf(tx, groups))]
  return found.flatMap(({ place, section = null, words }) => {
    const text = (locale: Locale) => words[locale]?.trim() || null
    if (open.every((locale) => text(locale) === null)) return []
    const isTold = (locale: Locale) => text(locale) !== null || words[locale] === ''
    return [{ id: wordsId(place), of: place.of, section, languages: open.map((locale) => ({ locale, state: isTold(locale) ? 'written' : 'missing', text: text(locale) })) }]
  })
}

const headOf = ({ meta }: Page): Found[] => [
  // An empty name is none; only of a picture nothing to say is an answer.
  { place: { of: 'name' }, words: withoutEmpty(meta.name) },
  { place: { of: 'description' }, words: withoutEmpty(meta.description) },
]

const withoutEmpty = (words: Words): Words => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))

/** How the menu calls a container is told with the page that stands first in it. */
const menuOf = (pageId: string, navigation: Navigation): Found[] =>
  navigation.filter(({ children }) => children[0]?.page === pageId).map(({ id, label }) => ({ place: { of: 'menu', containerId: id }, words: withoutEmpty(label) }))

async function picturesOf(tx: SiteTx, groups: readonly Group[]): Promise<Found[]> {
  const pictures = [...walkGroups(groups)].flatMap((group) => {
    const definition = findDefinition(group.type)
    const isGoing = group.status === 'markedForDeletion' || group.status === 'archived'
    const slots = definition && !isGoing ? usedSlots(definition, group).filter(({ kind }) => kind === 'picture') : []
    return slots.flatMap(({ slot: { name, field } }) => {
      const id = mediaIn(field)
      return id === null ? [] : [{ groupId: group.id, slot: name, section: group.type, id, own: field.options.alt ?? {} }]
    })
  })
  const media: Readonly<Record<string, Pick<Media, 'alt'>>> = pictures.length === 0 ? {} : await mediaByIds(tx, [...new Set(pictures.map(({ id }) => id))])
  return pictures.map(({ groupId, slot, section, id, own }) => ({ place: { of: 'alt', groupId, slot }, section, words: { ...withoutEmpty(media[id]?.alt ?? {}), ...told(own) } }))
}

const told = (words: Words): Words => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== null))
