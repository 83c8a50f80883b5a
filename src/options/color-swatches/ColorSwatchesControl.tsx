import { ColourSwatches } from '../../kit/fields/ColourSwatches.tsx'
import { choiceLabel } from '../choice-label.ts'
import type { ControlProps } from '../control-props.ts'

/** Shows each choice in the site's own colour, which the page around it carries as a custom property. */
export function ColorSwatchesControl({ name, label, option, value, texts, isDisabled, onChange }: ControlProps) {
  const choices = (option.choices ?? []).map((choice) => ({ value: choice, label: choiceLabel(texts, choice), colour: `var(--theme-${String(choice)})` }))
  return <ColourSwatches label={label} name={name} value={value} choices={choices} isDisabled={isDisabled} onChange={onChange} />
}
