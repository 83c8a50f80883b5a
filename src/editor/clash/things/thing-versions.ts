import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { readThingKey, type ThingKey } from '../../../model/commands/key.ts'
import { branchLines, settingsLines, settingsPlace } from './settings-lines.ts'
import { arrangementLines, glossaryLines, languagesLines, mediaLines, navigationLines, pageLines } from './site-lines.ts'
import { mediaNameIn, pageNameIn, type Lines, type Scene } from './scene.ts'
import { themeLines } from './theme-lines.ts'

export type Versions = { where: string; mine: string | null; theirs: string | null }

const SINGLES: Readonly<Record<'navigation' | 'theme' | 'languages' | 'glossary' | 'start', Lines>> = {
  navigation: navigationLines,
  theme: themeLines,
  languages: languagesLines,
  glossary: glossaryLines,
  start: () => [],
}

function linesOf(key: ThingKey): Lines {
  const parts = readThingKey(key)
  switch (parts?.of) {
    case 'settings':
      return (value, other, scene) => settingsLines(parts.part, value, other, scene)
    case 'page':
      return pageLines
    case 'media':
      return mediaLines
    case 'collection':
      return arrangementLines
    case 'branch':
      return branchLines
    case 'single':
      return SINGLES[parts.name]
    case undefined:
      return () => []
  }
}

function whereIs(key: ThingKey, mine: unknown, theirs: unknown, scene: Scene): string {
  const { names } = scene.texts
  const parts = readThingKey(key)
  switch (parts?.of) {
    case 'settings':
      return settingsPlace(parts.part, mine, theirs, scene.locale) ?? names.settings
    case 'page':
      return fill(names.page, { name: pageNameIn(scene, parts.pageId) })
    case 'media':
      return fill(names.media, { name: mediaNameIn(scene, parts.mediaId) })
    case 'collection':
      return names.collection
    case 'branch':
      return settingsTexts[scene.locale].fields.hours
    case 'single':
      return names[parts.name]
    case undefined:
      return ''
  }
}

/** Both versions of something that belongs to the site, told by where they differ. */
export function thingVersions(key: ThingKey, mine: unknown, theirs: unknown, scene: Scene): Versions {
  const told = (value: unknown, other: unknown) => linesOf(key)(value, other, scene).join('\n') || null
  return { where: whereIs(key, mine, theirs, scene), mine: told(mine, theirs), theirs: told(theirs, mine) }
}
