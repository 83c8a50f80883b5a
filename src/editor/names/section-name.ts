import type { EditorTexts } from '../../i18n/editor/de.ts'
import { findDefinition } from '../../sections/definitions.ts'

/** A type that is gone has no name of its own any more. */
export function sectionName(texts: EditorTexts, type: string): string {
  const definition = findDefinition(type)
  return definition ? texts.sections[definition.label] : type
}
