import styles from './addresses.module.css'

export function Phone({ number, end = '' }: { number: string; end?: string | undefined }) {
  return <span className={styles.phone}>{`${number}${end}`}</span>
}
