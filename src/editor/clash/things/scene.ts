import type { ClashTexts } from '../../../i18n/editor/clash/de.ts'
import { fill } from '../../../i18n/fill.ts'
import type { Things } from '../../../model/commands/desk.ts'
import { mediaThingSchema } from '../../../model/media-thing.ts'
import type { EditorLocale, Locale } from '../../../model/locales.ts'
import { nameIn } from '../../names/name-in.ts'
import { pageOn } from '../../things/site-things.ts'

/** What versions are told with: `pageLocale` is the language of the page on screen, `things` what else is known of the site. */
export type Scene = { locale: EditorLocale; pageLocale: Locale; texts: ClashTexts; things: Things }

/** What one version says where it differs from the other, a line for each place. */
export type Lines = (value: unknown, other: unknown, scene: Scene) => readonly string[]

export const line = ({ texts }: Scene, name: string, value: string): string => fill(texts.line, { name, value: value === '' ? texts.blank : value })

export function pageNameIn({ things, pageLocale, texts }: Scene, id: string): string {
  const page = pageOn(things, id)
  return (page && nameIn(page.meta.name, pageLocale)) ?? texts.unknownPage
}

export function mediaNameIn({ things, texts }: Scene, id: string): string {
  return mediaThingSchema.safeParse(things[`media:${id}`]).data?.originalFilename ?? texts.somePicture
}
