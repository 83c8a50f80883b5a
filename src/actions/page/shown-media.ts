import { mediaIn, richIn } from '../../model/content/field.ts'
import type { Locale } from '../../model/locales.ts'
import { walkGroups, type Group } from '../../model/page/document.ts'

/** Which pictures and videos the sections show in this language, in fields of their own and between paragraphs. */
export function shownMedia(groups: readonly Group[], locale: Locale): Set<string> {
  const ids = new Set<string>()
  for (const group of walkGroups(groups)) {
    for (const field of Object.values(group.fields)) {
      const id = mediaIn(field)
      if (id !== null) ids.add(id)
      for (const block of richIn(field, locale)?.json.content ?? []) if (block.type === 'image') ids.add(block.attrs.mediaId)
    }
  }
  return ids
}
