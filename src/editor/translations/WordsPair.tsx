import { useState } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { TextArea } from '../../kit/fields/TextArea.tsx'
import type { Locale } from '../../model/locales.ts'
import { sectionName } from '../names/section-name.ts'
import { languageInSentence, languageName } from '../names/language-name.ts'
import { useWorkbench } from '../workbench.ts'
import { sourcesFor } from './source-of.ts'
import { StateChip } from './StateChip.tsx'
import type { PageWords } from './translation-calls.ts'
import { changeWords } from './words-text.ts'
import styles from './Translations.module.css'

const LONGEST = 500

type Props = { pageId: string; words: PageWords; to: Locale; main: Locale; onSaved: () => Promise<void> }

/** What a page is called, what is said of it, what its pictures show: in the original, and to be written. */
export function WordsPair({ pageId, words, to, main, onSaved }: Props) {
  const workbench = useWorkbench()
  const { locale, toaster } = workbench
  const texts = translationTexts[locale]
  const target = words.languages.find((each) => each.locale === to)
  const [from] = to === main ? [] : sourcesFor(words, to, main)
  const source = words.languages.find((each) => each.locale === from)
  const [text, setText] = useState(target?.text ?? '')
  const [isBusy, setBusy] = useState(false)
  if (!target) return null
  const label = texts.words[words.of]

  async function change(by: { from: Locale } | { text: string }) {
    setBusy(true)
    const failure = await changeWords(workbench, { pageId, wordsId: words.id, to, ...by })
    if (failure) toaster.error('from' in by ? texts.translateFailed : workbench.texts.toasts.saveError, failure.message)
    else await onSaved()
    setBusy(false)
  }

  return (
    <li className={styles.pair}>
      <div className={`${styles.line} ${styles.pairHead}`}>
        <span className={styles.name}>
          {label} {words.section !== null && <span className={styles.soft}>· {sectionName(workbench.texts, words.section)}</span>}
        </span>
        <StateChip state={target.state} texts={texts} />
        {from && (
          <Button look="outlined" isBusy={isBusy} onClick={() => void change({ from })}>
            {texts.cell.translateOne}
          </Button>
        )}
      </div>
      {source && (
        <div className={styles.side}>
          <span className={styles.soft}>{fill(texts.cell.source, { language: languageInSentence(source.locale, locale) })}</span>
          <p className={styles.words} lang={source.locale}>
            {source.text}
          </p>
        </div>
      )}
      <div className={styles.side}>
        <span className={styles.soft}>{languageName(to, locale)}</span>
        <TextArea
          label={label}
          isLabelHidden
          lang={to}
          rows={words.of === 'description' ? 3 : 1}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => text.trim() !== (target.text ?? '') && void change({ text })}
        />
      </div>
    </li>
  )
}
