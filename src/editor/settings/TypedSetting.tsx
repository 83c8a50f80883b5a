import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useWorkbench } from '../workbench.ts'
import { readTyped } from './read-typed.ts'
import type { TypedField } from './setting-fields.ts'
import type { ChangeSetting } from './use-change.ts'
import styles from './Settings.module.css'

type Props = { field: TypedField; value: string; onChange: ChangeSetting }

const KEYBOARDS = { text: 'text', email: 'email', phone: 'tel', url: 'url', booking: 'url', code: 'text' } as const

/** Counts once it is left. What cannot be is said and stays, to be put right; nothing of it is sent. */
export function TypedSetting({ field, value, onChange }: Props) {
  const { locale, data } = useWorkbench()
  const texts = settingsTexts[locale]
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  function leave() {
    if (typed === null) return
    const read = readTyped(field, typed, data.hosts)
    const isTaken = read !== null && onChange(field, read)
    setIsWrong(!isTaken)
    if (isTaken) setTyped(null)
    else box.current?.animate?.(SHAKE, { duration: 250, delay: 50 })
  }
  // Escape takes the panel away with the cursor still in it.
  const leaveLast = useEffectEvent(() => {
    const read = typed === null ? null : readTyped(field, typed, data.hosts)
    if (read !== null) onChange(field, read)
  })
  useEffect(() => () => leaveLast(), [])

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    leave()
  }

  return (
    <div ref={box} className={styles.typed}>
      <TextField
        label={texts.fields[field.name]}
        help={field.help && texts.helps[field.help]}
        error={isWrong ? texts.wrong[field.wrong] : null}
        value={typed ?? value}
        inputMode={KEYBOARDS[field.kind]}
        autoComplete="off"
        autoCapitalize={field.kind === 'text' ? undefined : 'none'}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          setIsWrong(false)
        }}
        onBlur={leave}
        onKeyDown={press}
      />
    </div>
  )
}

/** E-093: a short shake, for those who let things move. */
const still = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
const SHAKE = still ? [] : [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }))
