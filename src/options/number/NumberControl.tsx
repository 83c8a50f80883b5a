import { NumberField } from '../../kit/fields/NumberField.tsx'
import type { ControlProps } from '../control-props.ts'

export function NumberControl({ name, label, option, value, texts, isDisabled, onChange }: ControlProps) {
  const { min, max } = option.bounds ?? { min: 1 }
  const current = typeof value === 'number' ? value : min
  return (
    <NumberField
      label={label}
      name={name}
      value={current}
      min={min}
      max={max}
      lessLabel={texts.stepper.less}
      moreLabel={texts.stepper.more}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  )
}
