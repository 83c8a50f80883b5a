import type { z } from 'zod'
import type { SiteFacts } from '../model/site-facts.ts'
import type { DisplayConditions } from '../model/content/display-conditions.ts'
import type { OptionLabel } from '../i18n/editor/de.ts'

export const OPTION_KINDS = [
  'checkbox',
  'alignment',
  'verticalAlignment',
  'shiftedAlignment',
  'objectFit',
  'textSize',
  'columnLayout',
  'colorSwatches',
  'gridLayout',
  'imageFormat',
  'media',
  'textPosition',
  'size',
  'link',
  'columnWidth',
  'number',
  'text',
  'bookingLink',
  'location',
  'poi',
  'mapRoute',
  'gameOptions',
  'scoreOptions',
] as const
export type OptionKind = (typeof OPTION_KINDS)[number]

export type OptionDefinition<Value = unknown> = {
  kind: OptionKind
  label: OptionLabel
  schema: z.ZodType<Value>
  default: Value
  /** The closed list of values, where there is one: the catalogue shows each of them. */
  choices?: readonly Value[]
  /** Values to show side by side where an option has no closed list. */
  samples?: readonly Value[]
  /** Of a number; without `max` there is no upper bound. */
  bounds?: { min: number; max?: number }
  /** Of a text: which keyboard a phone shows for it. */
  inputKind?: 'url'
  /** Beyond the schema: a value that is right in itself may be wrong on this site. */
  isAllowedOn?(value: Value, site: SiteFacts): boolean
  editable: boolean
  showWhen?: DisplayConditions
}

export type OptionArguments<Value> = {
  label?: OptionLabel
  default?: Value
  editable?: boolean
  showWhen?: DisplayConditions
}

type Template<Value> = {
  kind: OptionKind
  label: OptionLabel
  schema: z.ZodType<Value>
  default: NoInfer<Value>
  choices?: readonly NoInfer<Value>[]
  samples?: readonly NoInfer<Value>[]
  inputKind?: 'url'
  isAllowedOn?(value: NoInfer<Value>, site: SiteFacts): boolean
}

export function defineOption<Value>(template: Template<Value>) {
  return (given: OptionArguments<Value> = {}): OptionDefinition<Value> => ({
    ...template,
    label: given.label ?? template.label,
    default: given.default ?? template.default,
    editable: given.editable ?? true,
    showWhen: given.showWhen,
  })
}
