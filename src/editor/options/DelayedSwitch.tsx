import { useEffect, useRef, useState } from 'react'
import { Switch } from '../../kit/fields/Switch.tsx'

const DELAY = 100

type Props = { label: string; name: string; isOn: boolean; isSaving: boolean; onChange: (isOn: boolean) => void }

/** E-061: shows at once what was chosen, saves it 100 ms later, and until that is done another change does not count. */
export function DelayedSwitch({ label, name, isOn, isSaving, onChange }: Props) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  const send = useRef<(() => void) | null>(null)
  const timer = useRef<number | undefined>(undefined)

  function change(next: boolean) {
    if (isSaving || send.current) return
    setWanted(next)
    send.current = () => {
      send.current = null
      setWanted(null)
      onChange(next)
    }
    timer.current = window.setTimeout(() => send.current?.(), DELAY)
  }

  // Whoever closes the tool within these 100 ms still chose.
  useEffect(
    () => () => {
      window.clearTimeout(timer.current)
      send.current?.()
    },
    [],
  )
  return <Switch label={label} name={name} isOn={wanted ?? isOn} onChange={change} />
}
