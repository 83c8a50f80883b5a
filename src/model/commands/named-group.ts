import type { Group } from '../page/document.ts'
import type { CommandTexts } from './define-command.ts'
import { parentOf, type Desk } from './desk.ts'
import { whichGroup } from './which-group.ts'

/** «Bildkarte «Sehtest»», or «Bildkarte 2 von 4» where nothing is written on it. */
export function namedGroup(group: Group, desk: Desk, texts: CommandTexts): string {
  const which = whichGroup(group, desk, texts.pageLocale)
  const name = texts.section(group.type)
  return which ? texts.which(name, which) : name
}

/** A section is known by what it is, a card also by which one it is. */
export const placeName = (group: Group, desk: Desk, texts: CommandTexts): string =>
  typeof parentOf(desk, group.id) === 'string' ? namedGroup(group, desk, texts) : texts.section(group.type)
