import type { ComponentProps } from 'react'
import { LINE_LENGTH } from '../../model/forms/form-text.ts'
import { classNames } from '../class-names.ts'
import { FieldError } from './FieldError.tsx'
import { useField, useForm } from './form-context.ts'
import styles from './Form.module.css'

type Given = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'maxLength'>

type Props = Given & {
  name: string
  label: string
  hint?: string
  /** Rows of a longer text; without, it is one line. */
  rows?: number
  /** A field that another one makes necessary says nothing of being optional. */
  isRequired?: boolean | 'sometimes'
  width?: 'whole' | 'half' | 'third' | 'rest'
}

export function TextField({ name, label, hint, rows, isRequired = true, width = 'half', maxLength = LINE_LENGTH, ...rest }: Props) {
  const { texts } = useForm()
  const { id, errorId, hintId, values, error, isClosed } = useField(name)
  const shared = {
    id,
    name,
    maxLength: rest.type === 'date' ? undefined : maxLength,
    required: isRequired === true,
    disabled: isClosed,
    defaultValue: values[0] ?? '',
    className: styles.input,
    'aria-invalid': error !== '',
    'aria-describedby': hint === undefined ? errorId : `${hintId} ${errorId}`,
  }
  return (
    <div className={classNames(styles.field, styles[width])} data-field={name} data-invalid={error === '' ? undefined : ''}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired === false && <span className={styles.optional}> {texts.optional}</span>}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {rows === undefined ? <input type="text" {...rest} {...shared} /> : <textarea rows={rows} autoComplete="off" {...shared} />}
      <FieldError id={errorId} text={error} />
    </div>
  )
}
