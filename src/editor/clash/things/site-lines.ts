import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts'
import { LOCALES, localeSchema, type Locale } from '../../../model/locales.ts'
import { mediaThingSchema } from '../../../model/media-thing.ts'
import { pageThingSchema } from '../../../model/page/page-thing.ts'
import { same } from '../../../model/same.ts'
import { arrangementSchema } from '../../../model/site/collection.ts'
import { navigationSchema } from '../../../model/site/navigation.ts'
import { glossarySchema } from '../../../model/translation/glossary.ts'
import { nameIn } from '../../names/name-in.ts'
import { line, pageNameIn, type Lines, type Scene } from './scene.ts'

const languages = (locales: readonly Locale[]) => locales.map((locale) => LANGUAGE_NAMES[locale]).join(', ')

/** The whole menu, an area to a line: where a page stands is only seen among its neighbours. */
export const navigationLines: Lines = (value, _, scene) =>
  (navigationSchema.safeParse(value).data ?? []).map(({ label, children }) => {
    const pages = children.map(({ page }) => pageNameIn(scene, page)).join(', ')
    const name = nameIn(label, scene.pageLocale)
    return name === null ? pages || scene.texts.noEntries : line(scene, name, pages || scene.texts.noEntries)
  })

export const arrangementLines: Lines = (value, other, scene) => {
  const [own, theirs] = [value, other].map((each) => arrangementSchema.safeParse(each).data ?? { order: [], archived: [] })
  const names = (ids: readonly string[] = []) => ids.map((id) => pageNameIn(scene, id)).join(', ')
  return [
    ...(same(own?.order, theirs?.order) ? [] : [names(own?.order) || scene.texts.noEntries]),
    ...(same(own?.archived, theirs?.archived) ? [] : [line(scene, scene.texts.archived, names(own?.archived))]),
  ]
}

export const languagesLines: Lines = (value) => {
  const locales = localeSchema.array().safeParse(value).data
  return locales ? [languages(locales)] : []
}

export const glossaryLines: Lines = (value, other) => {
  const [own, theirs] = [value, other].map((each) => glossarySchema.safeParse(each).data ?? [])
  return (own ?? []).filter((entry) => !theirs?.some((each) => same(each, entry))).map(({ term, translations }) => [term, ...Object.values(translations)].join(' → '))
}

type Worded = Partial<Record<Locale, string>>

/** A line for each language in which the words differ. */
const byLanguage = (scene: Scene, name: string, own: Worded, theirs: Worded) =>
  LOCALES.filter((locale) => (own[locale] ?? '') !== (theirs[locale] ?? '')).map((locale) => line(scene, `${name} (${LANGUAGE_NAMES[locale]})`, own[locale] ?? ''))

export const pageLines: Lines = (value, other, scene) => {
  const [own, theirs] = [value, other].map((each) => pageThingSchema.safeParse(each).data)
  const { page, removed, yes, no } = scene.texts
  if (!own) return [removed]
  return [
    ...byLanguage(scene, page.name, own.meta.name, theirs?.meta.name ?? {}),
    ...byLanguage(scene, page.address, own.slugs, theirs?.slugs ?? {}),
    ...byLanguage(scene, page.description, own.meta.description, theirs?.meta.description ?? {}),
    ...(theirs && !same(own.disallowedLanguages, theirs.disallowedLanguages) ? [line(scene, page.languages, languages(own.disallowedLanguages))] : []),
    ...(theirs && own.isProtected !== theirs.isProtected ? [line(scene, page.locked, own.isProtected ? yes : no)] : []),
  ]
}

export const mediaLines: Lines = (value, other, scene) => {
  const [own, theirs] = [value, other].map((each) => mediaThingSchema.safeParse(each).data)
  const { media, removed } = scene.texts
  if (!own || own.isDeleted) return [removed]
  const focus = own.focalPoint && `${Math.round(own.focalPoint.x * 100)} %, ${Math.round(own.focalPoint.y * 100)} %`
  return [
    ...(own.originalFilename === theirs?.originalFilename ? [] : [line(scene, media.name, own.originalFilename)]),
    ...byLanguage(scene, media.alt, own.alt ?? {}, theirs?.alt ?? {}),
    ...(same(own.tags, theirs?.tags) ? [] : [line(scene, media.tags, own.tags.join(', '))]),
    ...(own.folder === theirs?.folder ? [] : [line(scene, media.folder, own.folder)]),
    ...(same(own.focalPoint, theirs?.focalPoint) ? [] : [line(scene, media.focus, focus ?? '')]),
  ]
}
