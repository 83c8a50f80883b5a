import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { useWorkbench } from '../workbench.ts'
import { languageNames } from '../names/language-name.ts'
import styles from './Publish.module.css'

/** Languages that stay as visitors know them, in one sentence. */
export function Held({ languages }: { languages: readonly string[] }) {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  if (languages.length === 0) return null
  return <p className={styles.note}>{fill(texts.held, { language: languageNames(languages, locale) })}</p>
}
