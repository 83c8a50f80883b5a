import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { FieldError } from '../../kit/fields/FieldError.tsx'
import styles from './Settings.module.css'

type Props = {
  label: string
  /** Of the little window that opens. */
  pickLabel: string
  value: string
  wrong: string
  /** While somebody still moves through the colours; null when that is over. */
  onDraft?: (colour: string | null) => void
  onChange: (colour: string) => void
}

const HEX = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i

/** «1f4» and «#11FF44» are what people write down; null where it is no colour. */
export function readColour(typed: string): string | null {
  const [, digits] = HEX.exec(typed.trim()) ?? []
  if (digits === undefined) return null
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase()
}

/** The browser's own window for colours, and its number beside it for those who were given one. */
export function ColourField({ label, pickLabel, value, wrong, onDraft, onChange }: Props) {
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const [moving, setMoving] = useState<string | null>(null)

  // React hears of every step on the way; only the browser's own event says which colour it became.
  const settle = useEffectEvent((colour: string) => {
    setMoving(null)
    onDraft?.(null)
    if (colour.toLowerCase() !== value.toLowerCase()) onChange(colour)
  })
  // Closed with the panel while a colour was still looked for: the page goes back to the one it has.
  const drop = useEffectEvent(() => moving !== null && onDraft?.(null))
  useEffect(() => {
    const input = picker.current
    const choose = () => input && settle(input.value)
    input?.addEventListener('change', choose)
    return () => {
      input?.removeEventListener('change', choose)
      drop()
    }
  }, [])

  function leave() {
    if (typed === null) return
    const colour = readColour(typed)
    setIsWrong(colour === null)
    if (colour === null) return
    setTyped(null)
    if (colour !== value.toLowerCase()) onChange(colour)
  }

  return (
    <div className={styles.colour}>
      <label htmlFor={id} className={styles.colourName}>
        {label}
      </label>
      <input
        ref={picker}
        type="color"
        aria-label={pickLabel}
        value={moving ?? value.toLowerCase()}
        className={styles.picker}
        onChange={({ target }) => {
          setMoving(target.value)
          onDraft?.(target.value)
        }}
      />
      <input
        id={id}
        value={typed ?? value.toLowerCase()}
        maxLength={9}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={isWrong || undefined}
        className={styles.hex}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsWrong(false)
        }}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      <FieldError>{isWrong ? wrong : null}</FieldError>
    </div>
  )
}
