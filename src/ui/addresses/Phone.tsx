import styles from './addresses.module.css'

export function Phone({ number }: { number: string }) {
  return <span className={styles.phone}>{number}</span>
}
