import { isDisplayed } from '../../model/content/display-conditions.ts'
import type { OptionLabel } from '../../i18n/editor/de.ts'
import type { OptionDefinition, OptionKind } from '../../options/define-option.ts'
import type { OptionScene, SectionDefinition } from '../../sections/define-section.ts'

export const PARTS = ['look', 'content', 'rest'] as const
export type Part = (typeof PARTS)[number]
export type ShownOption = { key: string; option: OptionDefinition }

/** What is looked for first stands first. */
const LOOK_ORDER: readonly OptionKind[] = [
  'gridLayout',
  'columnLayout',
  'columnWidth',
  'media',
  'size',
  'colorSwatches',
  'alignment',
  'verticalAlignment',
  'shiftedAlignment',
  'textPosition',
  'textSize',
  'imageFormat',
  'objectFit',
  'gameOptions',
  'scoreOptions',
]
const LOOK_SWITCHES: readonly OptionLabel[] = ['gradient']
const CONTENT_SWITCHES: readonly OptionLabel[] = ['showSlot', 'showImages', 'showItemDescriptions', 'showCosts', 'showDurations']

function partOf({ kind, label }: OptionDefinition): Part {
  if (LOOK_ORDER.includes(kind) || LOOK_SWITCHES.includes(label)) return 'look'
  return CONTENT_SWITCHES.includes(label) ? 'content' : 'rest'
}

/** A switch stands after what it belongs to. */
const rank = ({ option: { kind } }: ShownOption) => (LOOK_ORDER.includes(kind) ? LOOK_ORDER.indexOf(kind) : LOOK_ORDER.length)

/** E-070, E-071: what may be changed and has something to change now; empty parts are left out. */
export function optionParts(definition: SectionDefinition, scene: OptionScene): { part: Part; options: ShownOption[] }[] {
  const idle = definition.idleOptions?.(scene) ?? []
  const isOffered = (key: string, { editable, showWhen }: OptionDefinition) => editable && !idle.includes(key) && isDisplayed(showWhen, scene.options)
  const shown = Object.entries(definition.options).flatMap(([key, option]): ShownOption[] => (isOffered(key, option) ? [{ key, option }] : []))
  const byPart = Map.groupBy(shown, ({ option }) => partOf(option))
  return PARTS.flatMap((part) => {
    const options = byPart.get(part) ?? []
    return options.length === 0 ? [] : [{ part, options: part === 'look' ? options.toSorted((a, b) => rank(a) - rank(b)) : options }]
  })
}
