import type { Group } from '../model/page/document.ts'
import type { SectionDefinition } from './define-section.ts'

/** A section as it begins: options and slots are read through the definition, so nothing stored means its defaults. */
export function newGroup({ type, version }: SectionDefinition, id: string): Group {
  return { id, type, version, status: 'draft', disallowedLanguages: [], options: {}, fields: {}, children: [] }
}
