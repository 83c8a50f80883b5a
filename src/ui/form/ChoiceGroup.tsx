import { classNames } from '../class-names.ts'
import { longestWord } from '../slots/fit-words.ts'
import { FieldError } from './FieldError.tsx'
import { useField } from './form-context.ts'
import styles from './Form.module.css'

type Props<Key extends string> = {
  name: string
  label: string
  hint?: string
  /** One of a few, or as many as one likes. */
  kind: 'one' | 'several'
  choices: readonly Key[]
  labels: Readonly<Record<Key, string>>
  autoComplete?: string
}

export function ChoiceGroup<Key extends string>({ name, label, hint, kind, choices, labels, autoComplete }: Props<Key>) {
  const { errorId, hintId, values, error, isClosed } = useField(name)
  const isOne = kind === 'one'
  return (
    <fieldset
      role={isOne ? 'radiogroup' : undefined}
      className={classNames(styles.group, styles.whole)}
      data-field={name}
      data-invalid={error === '' ? undefined : ''}
      aria-describedby={hint === undefined ? errorId : `${hintId} ${errorId}`}
    >
      <legend className={styles.label}>{label}</legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
      <div className={isOne ? styles.chips : styles.list} style={isOne ? { '--letters': String(longestWord(choices.map((choice) => labels[choice]).join(' '))) } : undefined}>
        {choices.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              value={choice}
              required={isOne}
              disabled={isClosed}
              defaultChecked={values.includes(choice)}
              autoComplete={autoComplete}
              className={styles.mark}
            />
            <span>{labels[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
