import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { Locale } from '../../model/locales.ts'
import { plainText } from '../../model/content/rich-text.ts'
import { previewText } from '../../model/content/text.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { languageInSentence } from '../names/language-name.ts'
import { useWorkbench } from '../workbench.ts'
import { sourcesFor } from './source-of.ts'
import { StateChip } from './StateChip.tsx'
import type { LanguageText, PageText } from './translation-calls.ts'
import styles from './Translations.module.css'

type Props = {
  text: PageText
  language: LanguageText
  main: Locale
  name: string
  busy: string | null
  isConnected: boolean
  onTranslate: (from: Locale) => void
  onWrite: () => void
  onReview: () => void
}

const MOST_SOURCES = 2

export function LanguageRow({ text, language, main, name, busy, isConnected, onTranslate, onWrite, onReview }: Props) {
  const { locale: editorLocale, data } = useWorkbench()
  const texts = translationTexts[editorLocale]
  const { locale, state } = language
  const isBusy = busy === `${fieldId(text.groupId, text.slot)} ${locale}`
  const words = language.rich ? plainText(language.rich) : language.text
  // The first language is what the others are translated from; it is filled from one of them only where it says nothing.
  const sources = !isConnected || (locale === main && state !== 'missing') ? [] : sourcesFor(text, locale, main).slice(0, MOST_SOURCES)
  const byHand = state === 'missing' ? texts.tool.byHand : texts.tool.change
  const label = state === 'missing' ? texts.tool.into : texts.tool.again
  return (
    <li className={styles.language}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <StateChip state={state} texts={texts} />
      </div>
      {words !== null && <p className={styles.words}>{previewText(words)}</p>}
      <div className={styles.line}>
        {sources.map((from) => (
          <Button
            key={from}
            look="outlined"
            isBusy={isBusy}
            isIdle={busy !== null && !isBusy}
            title={state === 'missing' ? undefined : texts.tool.replaces}
            onClick={() => onTranslate(from)}
          >
            {fill(label, { language: languageInSentence(from, editorLocale) })}
          </Button>
        ))}
        {locale !== data.view.locale && (
          <Button look={isConnected ? 'plain' : 'outlined'} aria-label={fill(texts.tool.inLanguage, { action: byHand, language: name })} onClick={onWrite}>
            {byHand}
          </Button>
        )}
        {(state === 'machine' || state === 'outdated') && (
          <Button isBusy={isBusy} isIdle={busy !== null && !isBusy} onClick={onReview}>
            {texts.review}
          </Button>
        )}
      </div>
    </li>
  )
}
