import type { EditorTexts } from '../../i18n/editor/de.ts'
import { textIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { isShownIn, type Group } from '../../model/page/document.ts'
import { folded } from '../names/folded.ts'
import { sectionName } from '../names/section-name.ts'

export type FoundGroup = { groupId: string; name: string; words: string }

const MOST = 50

/** Sections of the page and, once somebody asks for words, its cards: by their name, or by what is written in them. */
export function foundGroups(groups: readonly Group[], { locale, texts, query }: { locale: Locale; texts: EditorTexts; query: string }): FoundGroup[] {
  const asked = folded(query)
  const look = (group: Group): FoundGroup[] => {
    if (!isShownIn(group, locale)) return []
    const name = sectionName(texts, group.type)
    const lines = Object.values(group.fields).flatMap((field) => textIn(field, locale) ?? [])
    const words = (asked === '' ? undefined : lines.find((line) => folded(line).includes(asked))) ?? lines[0] ?? ''
    const isFound = folded(name).includes(asked) || folded(words).includes(asked)
    return [...(isFound ? [{ groupId: group.id, name, words }] : []), ...(asked === '' ? [] : group.children.flatMap(look))]
  }
  return groups.flatMap(look).slice(0, MOST)
}
