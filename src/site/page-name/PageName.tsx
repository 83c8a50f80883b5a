import { useFact } from '../../ui/use-fact.ts'
import styles from './PageName.module.css'

/** The main heading of a page none of whose titles is one, for those who go through a page by its headings. */
export function PageName({ name }: { name: string }) {
  const hasHeading = useFact(({ firstGroupId }) => firstGroupId !== null)
  return hasHeading || name === '' ? null : <h1 className={styles.name}>{name}</h1>
}
