import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { FieldWords } from './field-words.ts'
import { FieldNotes } from './FieldNotes.tsx'
import { useField } from './use-field.ts'
import styles from './Field.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'id' | 'className'> &
  FieldWords & {
    /** Inside the frame after the text, such as a button that shows a password. */
    end?: ReactNode
    className?: string
  }

export function TextField({ label, help, error, end, className, ...rest }: Props) {
  const { ids, control } = useField({ help, error })
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={ids.control} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <input {...rest} {...control} className={styles.input} />
        {end}
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  )
}
