import { SEARCH_MIN_CHARACTERS } from '../../model/site/header.ts'
import { usePage } from '../../ui/page-context.ts'
import styles from './Search.module.css'

function Lens() {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  )
}

/** A link to the search page; where the row is wide, a script opens the bar instead. */
export function Search({ href }: { href: string }) {
  const { texts } = usePage()
  return (
    <>
      <a href={href} className={styles.link} aria-label={texts.search} data-part="search">
        <Lens />
      </a>
      <form action={href} role="search" className={styles.bar} hidden>
        <Lens />
        <input
          type="search"
          name="search"
          className={styles.input}
          aria-label={texts.searchTerm}
          placeholder={texts.searchTerm}
          minLength={SEARCH_MIN_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="reset" aria-label={texts.close} className={styles.close} />
      </form>
    </>
  )
}
