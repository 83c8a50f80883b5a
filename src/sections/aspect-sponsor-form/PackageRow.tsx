import { formatFrancs } from '../../model/forms/sponsor/sponsor-form.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldError } from '../../ui/form/FieldError.tsx'
import { useField, useForm } from '../../ui/form/form-context.ts'
import styles from './AspectSponsorForm.module.css'

/** One line of the order: what it is, what it costs, and whether it can still be had. */
export function PackageRow({ name, label, price, isBooked }: { name: string; label: string; price: number; isBooked: boolean }) {
  const { texts } = useForm()
  const { errorId, values, error, isClosed } = useField(name)
  return (
    <li className={styles.row} data-field={name} data-invalid={error === '' ? undefined : ''}>
      <label className={classNames(styles.package, isBooked && styles.booked)}>
        <input type="checkbox" name={name} disabled={isBooked || isClosed} defaultChecked={!isBooked && values.length > 0} className={styles.mark} aria-describedby={errorId} />
        <span className={styles.name}>
          {label}
          {isBooked && <span className={styles.badge}>{texts.sponsor.bookedOut}</span>}
        </span>
        <span className={styles.price}>{`CHF ${formatFrancs(price)}`}</span>
      </label>
      <FieldError id={errorId} text={error} />
    </li>
  )
}
