import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { EditorLocale } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './Settings.module.css'

/** E-200, A-62: the words of the editor are loaded with it, so another language needs a reload; what is unsaved goes first. */
export function LanguageNote({ chosen }: { chosen: EditorLocale }) {
  const { locale, flush } = useWorkbench()
  const texts = settingsTexts[locale]
  if (chosen === locale) return null
  async function reload() {
    await flush()
    // The tab's own language would win over the one that was just chosen for everybody.
    sessionStorage.removeItem('editorLanguage')
    location.reload()
  }
  return (
    <div role="status" className={styles.note}>
      <p>{chosen === 'de' ? texts.languageChanged : texts.languageChangedFr}</p>
      <Button look="outlined" onClick={() => void reload()}>
        {texts.reload}
      </Button>
    </div>
  )
}
