import { Switch } from '../../kit/fields/Switch.tsx'
import type { ControlProps } from '../control-props.ts'

export function CheckboxControl({ name, label, value, isDisabled, onChange }: ControlProps) {
  return <Switch label={label} name={name} isOn={value === true} isDisabled={isDisabled} onChange={onChange} />
}
