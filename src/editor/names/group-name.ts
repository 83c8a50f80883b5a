import type { EditorTexts } from '../../i18n/editor/de.ts'
import { fill } from '../../i18n/fill.ts'
import type { Desk } from '../../model/commands/desk.ts'
import { whichGroup } from '../../model/commands/which-group.ts'
import type { Locale } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import { sectionName } from './section-name.ts'

/** Which of several alike, as it reads on the page, where quotes stand around it: «Bildkarte: Sehtest». */
export function groupName(texts: EditorTexts, group: Group, desk: Desk, pageLocale: Locale): string {
  const name = sectionName(texts, group.type)
  const which = whichGroup(group, desk, pageLocale)
  if (!which) return name
  return 'words' in which ? fill(texts.which.short, { name, ...which }) : fill(texts.which.nth, { name, ...which })
}
