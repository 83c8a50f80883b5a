import { useEffect, useState } from 'react'
import { settingsTexts } from '../../i18n/editor/settings/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { EditorLocale } from '../../model/locales.ts'
import { offerReload, reloadSoon } from '../state/offer-reload.ts'
import { forgetEditorLocale } from '../keep-languages.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './Settings.module.css'

function reload(): void {
  forgetEditorLocale()
  location.reload()
}

/** E-200, A-62: the words of the editor are loaded with it, so another language needs a reload; what is unsaved goes first. */
export function LanguageNote({ chosen }: { chosen: EditorLocale }) {
  const { locale, flush, toaster } = useWorkbench()
  const texts = settingsTexts[locale]
  const isOther = chosen !== locale
  const [atFirst] = useState(chosen)
  const isNew = chosen !== atFirst
  const words = isNew ? (chosen === 'de' ? texts.languageChanged : texts.languageChangedFr) : texts.languageHere
  useEffect(() => {
    if (isOther && isNew) offerReload(toaster, { title: words, label: texts.reload }, { flush, reload })
  }, [isOther, isNew, words, texts, toaster, flush])
  if (!isOther) return null
  return (
    <div role="status" className={styles.note}>
      <p>{words}</p>
      <Button look="outlined" onClick={() => void reloadSoon({ flush, reload })}>
        {texts.reload}
      </Button>
    </div>
  )
}
