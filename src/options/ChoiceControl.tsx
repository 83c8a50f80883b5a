import type { ReactNode } from 'react'
import { choiceLabel } from './choice-label.ts'
import type { ControlProps } from './control-props.ts'
import styles from './Control.module.css'

type Props = ControlProps & { mark?: (choice: string) => ReactNode }

/** One of a closed list: radio buttons, so that arrow keys and screen readers know what to do. */
export function ChoiceControl({ name, label, option, value, texts, isDisabled, onChange, mark }: Props) {
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {(option.choices ?? []).map((choice) => (
          <label key={String(choice)} className={styles.choice}>
            <input type="radio" name={name} value={String(choice)} checked={choice === value} onChange={() => onChange(choice)} />
            {mark?.(String(choice))}
            <span>{choiceLabel(texts, choice)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
