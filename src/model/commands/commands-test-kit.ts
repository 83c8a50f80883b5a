import type { FieldContent, LocalizedText } from '../content/field.ts'
import type { Group } from '../page/document.ts'
import { placeOf } from '../page/place.ts'
import { branchHoursChange } from './branch-hours.ts'
import { collectionArrange } from './collection-arrange.ts'
import type { Act } from './define-command.ts'
import type { Desk } from './desk.ts'
import { fieldAlt } from './field-alt.ts'
import { fieldContent } from './field-content.ts'
import { fieldLink } from './field-link.ts'
import { fieldVisibility } from './field-visibility.ts'
import { groupAdd } from './group-add.ts'
import { groupDuplicate } from './group-duplicate.ts'
import { groupLanguages } from './group-languages.ts'
import { groupMove } from './group-move.ts'
import { groupOptions } from './group-options.ts'
import { groupRemove } from './group-remove.ts'
import { glossaryChange } from './glossary-change.ts'
import { languagesChange } from './languages-change.ts'
import { mediaChange } from './media-change.ts'
import { navigationChange } from './navigation-change.ts'
import { pageAdd } from './page-add.ts'
import { pageInfo } from './page-info.ts'
import { pageRemove } from './page-remove.ts'
import type { PageThing } from '../page/page-thing.ts'
import { settingsChange } from './settings-change.ts'
import { settingsSchema } from '../site/settings.ts'
import { THEME_COLORS, themeSchema } from '../site/theme.ts'
import type { MediaThing } from '../media-thing.ts'
import { startChange } from './start-change.ts'
import { themeChange } from './theme-change.ts'

export const id = (letter: string) => letter.repeat(26)
export const PAGE = id('p')
export const HERO = id('a')
export const BOARD = id('b')
export const CARD = id('c')
export const CARD_2 = id('d')
export const NEW = id('n')
export const SETTINGS = settingsSchema.parse({})
const PICTURE: MediaThing = { originalFilename: 'berg.jpg', focalPoint: null, tags: [], folder: '', alt: {}, gallery: '', isDeleted: false }
const THEME = themeSchema.parse({ colors: Object.fromEntries(THEME_COLORS.map((name) => [name, '#336699'])), fonts: { heading: 'fraunces', text: 'inter' } })

export const pageThing = (name: string): PageThing => ({
  collection: null,
  role: null,
  status: 'draft',
  meta: { name: { de: name }, description: {} },
  slugs: { de: name.toLowerCase() },
  disallowedLanguages: [],
  isProtected: false,
})

export const texts = (data: LocalizedText): FieldContent => ({ type: 'localizedSingleValue', data })
export const rich = (text: string): FieldContent => ({
  type: 'localizedRichText',
  data: { de: { json: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }, text } },
})

export function group(groupId: string, title: LocalizedText | null, given: Partial<Group> = {}): Group {
  const fields: Group['fields'] = title ? { title: { content: texts(title), options: {}, visible: true } } : {}
  return { id: groupId, type: 'hero', version: 1, status: 'published', disallowedLanguages: [], options: {}, fields, children: [], ...given }
}

export function desk(): Desk {
  const cards = [group(CARD, { de: 'Karte 1' }, { type: 'imageCard' }), group(CARD_2, { de: 'Karte 2' }, { type: 'imageCard', status: 'draft' })]
  const things = {
    navigation: [],
    languages: ['de', 'fr'],
    glossary: [],
    start: { isDone: false },
    [`page:${PAGE}`]: pageThing('Start'),
    [`page:${id('q')}`]: pageThing('Kontakt'),
    [`page:${id('w')}`]: null,
    [`media:${id('m')}`]: PICTURE,
    theme: THEME,
    'collection:services': { order: [], archived: [] },
    'settings:contact': SETTINGS.contact,
    'branch:rapperswil': null,
  }
  return { pageId: PAGE, things, groups: [group(HERO, { de: 'Alt', fr: 'Ancien' }), group(BOARD, null, { type: 'imageBoard', options: { columns: 3 }, children: cards })] }
}

/** One act of every kind, as somebody would do them one after the other on the desk above. */
export function oneOfEach(): readonly Act[] {
  const place = { groupId: HERO, slot: 'title' }
  const image = { groupId: CARD, slot: 'image' }
  return [
    fieldContent.act({ ...place, before: texts({ de: 'Alt' }), after: texts({ de: 'Neu' }) }),
    fieldContent.act({ groupId: HERO, slot: 'textBlock', before: { type: 'localizedRichText', data: {} }, after: rich('Absatz') }),
    fieldContent.act({ ...image, before: { type: 'media', data: null }, after: { type: 'media', data: id('m') } }),
    fieldAlt.act({ ...image, before: {}, after: { de: 'Ein Berg' } }),
    fieldLink.act({ groupId: HERO, slot: 'button', before: null, after: { type: 'email', email: 'hallo@example.ch' } }),
    fieldVisibility.act({ ...place, type: 'localizedSingleValue', before: true, after: false }),
    groupOptions.act({ groupId: BOARD, before: { columns: 3 }, after: { columns: 4, color: 'accent' } }),
    groupLanguages.act({ groupId: BOARD, before: [], after: ['fr'] }),
    groupAdd.act({ pageId: PAGE, parentId: null, place: { nextTo: HERO, side: 'after' }, after: group(NEW, { de: 'Dazu' }, { status: 'draft' }) }),
    groupDuplicate.act({
      pageId: PAGE,
      parentId: BOARD,
      place: { nextTo: CARD, side: 'after' },
      sourceId: CARD,
      after: group(id('e'), { de: 'Karte 1' }, { type: 'imageCard', status: 'draft' }),
    }),
    groupMove.act({ pageId: PAGE, parentId: BOARD, groupId: CARD_2, before: placeOf([CARD, CARD_2], CARD_2), after: { nextTo: CARD, side: 'before' } }),
    groupRemove.act({ pageId: PAGE, parentId: BOARD, place: { nextTo: CARD, side: 'before' }, before: group(CARD_2, { de: 'Karte 2' }, { type: 'imageCard', status: 'draft' }) }),
    pageAdd.act({ pageId: id('w'), after: pageThing('Team'), groups: [], copyOf: null }),
    pageInfo.act({ pageId: PAGE, before: pageThing('Start'), after: { ...pageThing('Start'), meta: { name: { de: 'Anfang' }, description: {} } } }),
    pageRemove.act({ pageId: id('q'), before: pageThing('Kontakt') }),
    mediaChange.act({ mediaId: id('m'), before: PICTURE, after: { ...PICTURE, focalPoint: { x: 0.2, y: 0.8 } } }),
    themeChange.act({ before: THEME, after: { ...THEME, fonts: { heading: 'inter', text: 'inter' } } }),
    collectionArrange.act({ collection: 'services', before: { order: [], archived: [] }, after: { order: [PAGE], archived: [] } }),
    navigationChange.act({ before: [], after: [{ id: id('k'), label: { de: 'Menü' }, children: [] }] }),
    languagesChange.act({ before: ['de', 'fr'], after: ['de', 'fr', 'it'] }),
    glossaryChange.act({ before: [], after: [{ id: id('w'), term: 'Beispiel AG', locale: null, translations: {} }] }),
    startChange.act({ before: { isDone: false }, after: { isDone: true } }),
    settingsChange.act({ part: 'contact', before: SETTINGS.contact, after: { ...SETTINGS.contact, companyName: 'Beispiel AG' } }),
    branchHoursChange.act({ branchId: 'rapperswil', before: null, after: { periods: [{ open: { day: 1, time: '08:00' }, close: { day: 1, time: '12:00' } }], special: [] } }),
  ]
}
