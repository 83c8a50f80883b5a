import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import styles from './NotFound.module.css'

export function NotFound({ texts, homeHref }: { texts: VisitorTexts; homeHref: string }) {
  return (
    <div className={styles.missing}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1 className={styles.title}>{texts.notFoundTitle}</h1>
      <p className={styles.text}>{texts.notFoundText}</p>
      <ButtonLink href={homeHref}>{texts.backHome}</ButtonLink>
    </div>
  )
}
