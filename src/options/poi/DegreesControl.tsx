import { useState } from 'react'
import { TextField } from '../../kit/fields/TextField.tsx'

type Props = { label: string; name: string; value: number; most: number; refused: string; onChange: (degrees: number) => void }

/** Counts once it is left: "47." on the way to "47.5" is no place yet. What is none stays, and says so. */
export function DegreesControl({ label, name, value, most, refused, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const leave = () => {
    if (typed === null) return
    const degrees = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))
    const isPlace = Math.abs(degrees) <= most
    setIsRefused(!isPlace)
    if (!isPlace) return
    setTyped(null)
    if (degrees !== value) onChange(degrees)
  }
  return (
    <TextField
      label={label}
      inputMode="decimal"
      name={name}
      value={typed ?? value}
      error={isRefused ? refused : null}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
