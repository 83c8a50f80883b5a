import { LANGUAGE_NAMES } from '../../i18n/language-names.ts'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import type { PageView } from '../page-view.ts'
import styles from './NotTranslated.module.css'

type Props = { texts: VisitorTexts; elsewhere: NonNullable<PageView['elsewhere']> }

/** In the place of a page that says nothing in this language: that it is so, and where it does. */
export function NotTranslated({ texts, elsewhere }: Props) {
  return (
    <div className={styles.blank}>
      <h1 className={styles.title}>{texts.notTranslatedTitle}</h1>
      <p className={styles.text}>{texts.notTranslatedText}</p>
      <ul className={styles.languages}>
        {elsewhere.map(({ locale, path }) => (
          <li key={locale} lang={locale}>
            <ButtonLink href={path} variant="outlined">
              {LANGUAGE_NAMES[locale]}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
