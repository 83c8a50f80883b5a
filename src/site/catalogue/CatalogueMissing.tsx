import type { ConsoleTexts } from '../../i18n/console/de.ts'
import styles from './CatalogueMissing.module.css'

export function CatalogueMissing({ texts }: { texts: ConsoleTexts }) {
  const { title, text, back } = texts.missing
  return (
    <div className={styles.missing}>
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <p className={styles.ways}>
        <a href="/">{back}</a>
        <a href="/catalogue">{texts.catalogue.title}</a>
      </p>
    </div>
  )
}
