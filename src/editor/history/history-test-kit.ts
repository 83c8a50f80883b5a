import type { LocalizedText } from '../../model/content/field.ts'
import type { Group } from '../../model/page/document.ts'
import type { SaveText, SectionCommand, Stamp } from './command.ts'

export const HERO = '0'.repeat(26)
export const CARD = '1'.repeat(26)
export const TITLE = `${HERO}:title`
export const CARD_TITLE = `${CARD}:title`

export function group(id: string, title: LocalizedText | null, children: readonly Group[] = []): Group {
  const fields: Group['fields'] = title ? { title: { content: { type: 'localizedSingleValue', data: title }, options: {}, visible: true } } : {}
  return { id, type: 'hero', version: 1, status: 'published', disallowedLanguages: [], options: {}, fields, children }
}

export const page = (): readonly Group[] => [group(HERO, { de: 'Alt', fr: 'Ancien' }, [group(CARD, null)]), group('2'.repeat(26), { de: 'Unten' })]

export function stamps(): () => Stamp {
  let count = 0
  return () => ({ id: `c${++count}`, at: count })
}

export function command(given: Partial<SaveText> = {}): SaveText {
  return { id: 'c0', kind: 'saveText', fieldId: TITLE, locale: 'de', before: 'Alt', after: 'Neu', at: 0, ...given }
}

export const NEW = '3'.repeat(26)

export function sectionCommand(given: Partial<Omit<SectionCommand, 'kind'>> & { kind?: SectionCommand['kind'] } = {}): SectionCommand {
  return { id: 's0', kind: 'addSection', group: group(NEW, null), place: { nextTo: HERO, side: 'after' }, at: 0, ...given }
}
