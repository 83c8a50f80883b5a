import { CHOICE_PICTURES, type Drawing } from './choice-pictures.ts'
import type { OptionDefinition } from './define-option.ts'

/** Nothing where there is nothing to see. */
export function pictureOf({ kind, label }: Pick<OptionDefinition, 'kind' | 'label'>, choice: unknown): Drawing | undefined {
  const drawings = CHOICE_PICTURES[Object.hasOwn(CHOICE_PICTURES, label) ? label : kind]
  return drawings && Object.hasOwn(drawings, String(choice)) ? drawings[String(choice)] : undefined
}
