import { useState } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { TextArea } from '../../kit/fields/TextArea.tsx'
import { MAX_TEXT } from '../../model/content/field.ts'
import { useWorkbench } from '../workbench.ts'
import type { Paragraph } from './paragraphs.ts'
import styles from './Translations.module.css'

type Props = { paragraph: Paragraph; label: string; lang: string; onSave: (words: string) => Promise<boolean> }

/** Saved when it is left, like a text on the page. */
export function ParagraphField({ paragraph, label, lang, onSave }: Props) {
  const { locale } = useWorkbench()
  const texts = translationTexts[locale].cell
  const [words, setWords] = useState(paragraph.words)
  const [note, setNote] = useState<'saving' | 'saved' | 'waiting' | null>(null)
  if (paragraph.isMarked)
    return paragraph.words === '' ? null : (
      <p className={styles.words} lang={lang}>
        {paragraph.words}
      </p>
    )
  const leave = async () => {
    if (words === paragraph.words) return
    setNote('saving')
    setNote((await onSave(words)) ? 'saved' : 'waiting')
  }
  return (
    <TextArea
      label={label}
      isLabelHidden
      lang={lang}
      rows={Math.min(8, Math.max(2, Math.ceil(words.length / 48)))}
      maxLength={MAX_TEXT}
      value={words}
      help={note ? texts[note] : undefined}
      onChange={(event) => setWords(event.target.value)}
      onBlur={() => void leave()}
    />
  )
}
