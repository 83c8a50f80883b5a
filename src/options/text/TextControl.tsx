import { TextField } from '../../kit/fields/TextField.tsx'
import type { ControlProps } from '../control-props.ts'

/** Counts once it is finished: half an address is no value. */
export function TextControl({ name, label, value, isDisabled, error, onChange }: ControlProps & { error?: string | null }) {
  const current = typeof value === 'string' ? value : ''
  return (
    <TextField
      key={current}
      label={label}
      error={error}
      name={name}
      defaultValue={current}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      onBlur={({ target }) => target.value !== current && onChange(target.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  )
}
