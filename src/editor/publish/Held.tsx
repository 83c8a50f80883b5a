import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { useWorkbench } from '../workbench.ts'
import { languageNames } from '../names/language-name.ts'
import styles from './Publish.module.css'

/** Languages that stay as visitors know them, in one sentence; of a new page they know nothing yet. */
export function Held({ languages, isFirst }: { languages: readonly string[]; isFirst: boolean }) {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  if (languages.length === 0) return null
  return <p className={styles.note}>{fill(isFirst ? texts.heldFirst : texts.held, { language: languageNames(languages, locale) })}</p>
}
