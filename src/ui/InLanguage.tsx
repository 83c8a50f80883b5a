import { IN_LANGUAGE } from '../i18n/visitor/in-language.ts'
import { classNames } from './class-names.ts'
import { usePage } from './page-context.ts'
import { useStoredLanguage } from './use-stored-language.ts'
import styles from './InLanguage.module.css'

/** Tells a visitor before they read on that what stands beside it speaks another language than the page; nothing where both speak the same. */
export function InLanguage({ className }: { className?: string | undefined }) {
  const { locale } = usePage()
  const language = useStoredLanguage()
  return language && <span className={classNames(styles.word, className)}>{IN_LANGUAGE[locale][language]}</span>
}
