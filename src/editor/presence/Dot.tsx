import { Hint } from '../../kit/button/Hint.tsx'
import { initials, type Person } from './people.ts'
import styles from './Presence.module.css'

/** A person as two letters; the name comes with the pointer, and is what others hear. */
export function Dot({ person, label }: { person: Person; label: string }) {
  return (
    <Hint text={label}>
      <span className={styles.dot} role="img" aria-label={label} data-person={person.userId}>
        {initials(person.name)}
      </span>
    </Hint>
  )
}
