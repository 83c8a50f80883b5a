import { isDisplayed } from '../../model/content/display-conditions.ts'
import type { Group, OptionValues } from '../../model/page/document.ts'
import type { OptionDefinition } from '../../options/define-option.ts'
import type { SectionDefinition } from '../../sections/define-section.ts'
import { sampleGroup } from './sample-group.ts'

export type Variant = { choice: unknown; isDefault: boolean; group: Group }
export type OptionVariants = { key: string; option: OptionDefinition; variants: readonly Variant[] }

/** Values of the other options under which this one is offered: showing it elsewhere would show what no editor can choose. */
function surroundings(definition: SectionDefinition, option: OptionDefinition): OptionValues {
  const chosen = Object.entries(option.showWhen ?? {}).map(([key, condition]): [string, unknown] => {
    const other = definition.options[key]
    const fitting = [other?.default, ...(other?.choices ?? [])].find((value) => isDisplayed({ [key]: condition }, { [key]: value }))
    return [key, fitting]
  })
  return Object.fromEntries(chosen)
}

/** The section once per value of each option that has a closed list of values. */
export function optionVariants(definition: SectionDefinition): OptionVariants[] {
  return Object.entries(definition.options).flatMap(([key, option]) => {
    if (!option.choices) return []
    const around = surroundings(definition, option)
    const variants = option.choices.map((choice) => ({
      choice,
      isDefault: choice === option.default,
      group: sampleGroup(definition, { id: `${definition.type}-${key}-${String(choice)}`, options: { ...around, [key]: choice } }),
    }))
    return [{ key, option, variants }]
  })
}
