import { useState } from 'react'
import { TextField } from '../../kit/fields/TextField.tsx'
import type { ControlProps } from '../control-props.ts'

/** Counts once it is finished: half an address is no value. What the option does not take stays in the field, and says so. */
export function TextControl({ name, label, value, option, words, isDisabled, error, onChange }: ControlProps & { error?: string | null }) {
  const current = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const leave = () => {
    if (typed === null) return
    // A caller that judges by itself shows its own error.
    const read = error === undefined ? option.schema.safeParse(typed.trim()) : { success: true, data: typed }
    setIsRefused(!read.success)
    if (!read.success) return
    setTyped(null)
    if (read.data !== current) onChange(read.data)
  }
  const refused = option.inputKind === 'url' ? words.addressRefused : words.textRefused
  return (
    <TextField
      label={label}
      error={error === undefined ? (isRefused ? refused : null) : error}
      name={name}
      type={option.inputKind}
      value={typed ?? current}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        leave()
      }}
    />
  )
}
