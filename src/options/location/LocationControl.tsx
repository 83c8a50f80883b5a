import { z } from 'zod'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { addressOf } from './address-of.ts'
import type { ControlProps } from '../control-props.ts'
import styles from '../Control.module.css'

const idsSchema = z.array(z.string())

/** A branch that was closed since stays in the list until somebody takes it out: nobody should wonder where it went. */
export function LocationControl({ name, label, value, words, branches = [], isDisabled, isLabelHidden, onChange }: ControlProps) {
  const chosen = idsSchema.safeParse(value).data ?? []
  const gone = chosen.filter((id) => !branches.some((branch) => branch.id === id))
  // In the order in which they were chosen, which is the order visitors see.
  const set = (id: string, isChosen: boolean) => onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <fieldset className={styles.group} disabled={isDisabled} aria-label={isLabelHidden ? label : undefined}>
      {!isLabelHidden && <legend className={styles.label}>{label}</legend>}
      {branches.length === 0 && <p className={styles.note}>{words.locations.none}</p>}
      <div className={styles.list}>
        {branches.map((branch) => (
          <Checkbox
            key={branch.id}
            name={`${name}-${branch.id}`}
            label={branch.name}
            note={addressOf(branch)}
            isChecked={chosen.includes(branch.id)}
            onChange={(isChosen) => set(branch.id, isChosen)}
          />
        ))}
        {gone.map((id) => (
          <Checkbox key={id} name={`${name}-${id}`} label={words.locations.gone} note={id} isChecked onChange={() => set(id, false)} />
        ))}
      </div>
    </fieldset>
  )
}
