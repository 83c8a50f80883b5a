import { RadioCards } from '../kit/fields/RadioCards.tsx'
import { choiceLabel } from './choice-label.ts'
import type { ControlProps } from './control-props.ts'

export function ChoiceControl({ name, label, option, value, texts, isDisabled, onChange }: ControlProps) {
  const choices = (option.choices ?? []).map((choice) => ({ value: choice, label: choiceLabel(texts, choice) }))
  return <RadioCards label={label} name={name} value={value} choices={choices} isDisabled={isDisabled} onChange={onChange} />
}
