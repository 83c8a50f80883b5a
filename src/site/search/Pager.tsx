import { fill } from '../../i18n/fill.ts'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import styles from './Pager.module.css'

type Props = { texts: VisitorTexts; page: number; pageCount: number; hrefOf: (page: number) => string }

export function Pager({ texts, page, pageCount, hrefOf }: Props) {
  if (pageCount < 2) return null
  return (
    <nav className={styles.pager} aria-label={texts.resultPages}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={styles.step}>
          {texts.previousResults}
        </a>
      )}
      <span className={styles.place}>{fill(texts.pageOf, { page, count: pageCount })}</span>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" className={styles.step}>
          {texts.nextResults}
        </a>
      )}
    </nav>
  )
}
