import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { ButtonLink } from '../../kit/button/ButtonLink.tsx'
import { plainText } from '../../model/content/rich-text.ts'
import type { Locale } from '../../model/locales.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { buildPath } from '../../model/page/path.ts'
import { sectionName } from '../names/section-name.ts'
import { slotLabel } from '../names/slot-label.ts'
import { languageInSentence, languageName } from '../names/language-name.ts'
import { useWorkbench } from '../workbench.ts'
import { ParagraphField } from './ParagraphField.tsx'
import { contentIn, paragraphsOf, withParagraph } from './paragraphs.ts'
import { saveTranslation } from './save-translation.ts'
import { sourcesFor } from './source-of.ts'
import { StateChip } from './StateChip.tsx'
import type { PageText } from './translation-calls.ts'
import type { useTranslating } from './use-translating.ts'
import styles from './Translations.module.css'

type Props = {
  pageId: string
  collection: string | null
  text: PageText
  to: Locale
  main: Locale
  translating: ReturnType<typeof useTranslating>
  onSaved: () => Promise<void>
}

/** A text in the original on one side, and to be written on the other. */
export function TextPair({ pageId, collection, text, to, main, translating: { busy, translate, review }, onSaved }: Props) {
  const workbench = useWorkbench()
  const { locale, texts: editorTexts } = workbench
  const texts = translationTexts[locale]
  const target = text.languages.find((each) => each.locale === to)
  const [from] = to === main ? [] : sourcesFor(text, to, main)
  const source = text.languages.find((each) => each.locale === from)
  if (!target) return null
  const { groupId, slot, revision } = text
  const isBusy = busy === `${fieldId(groupId, slot)} ${to}`
  const isRich = text.languages.some(({ rich }) => rich !== null)
  const paragraphs = paragraphsOf(target, source?.rich ?? null)
  const onPage = `${buildPath({ locale: to, mode: 'edit', collection, slug: pageId })}?toolbar=1#s-${groupId}`

  async function save(at: number, words: string): Promise<boolean> {
    if (!target) return true
    const change = { place: { pageId, groupId, slot }, before: contentIn(to, target, isRich), after: withParagraph(to, target, source?.rich ?? null, at, words), revision }
    const isSaved = await saveTranslation(workbench, change)
    if (isSaved) await onSaved()
    return isSaved
  }

  return (
    <li className={styles.pair}>
      <div className={`${styles.line} ${styles.pairHead}`}>
        <span className={styles.name}>
          {slotLabel(editorTexts, slot)} <span className={styles.soft}>· {sectionName(editorTexts, text.section)}</span>
        </span>
        <StateChip state={target.state} texts={texts} />
        {from && (
          <Button look="outlined" isBusy={isBusy} isIdle={busy !== null && !isBusy} onClick={() => void translate({ groupId, slot }, from, to)}>
            {texts.cell.translateOne}
          </Button>
        )}
        {(target.state === 'machine' || target.state === 'outdated') && (
          <Button isBusy={isBusy} isIdle={busy !== null && !isBusy} onClick={() => void review({ groupId, slot, revision }, to)}>
            {texts.review}
          </Button>
        )}
      </div>
      {source && (
        <div className={styles.side}>
          <span className={styles.soft}>{fill(texts.cell.source, { language: languageInSentence(source.locale, locale) })}</span>
          <p className={styles.words} lang={source.locale}>
            {source.rich ? plainText(source.rich) : source.text}
          </p>
        </div>
      )}
      <div className={styles.side}>
        <span className={styles.soft}>{languageName(to, locale)}</span>
        {paragraphs.map((paragraph, at) => (
          // Paragraphs have no name of their own; what is typed belongs to its place.
          <ParagraphField
            key={`${at} ${revision}`}
            paragraph={paragraph}
            label={`${slotLabel(editorTexts, slot)}, ${fill(texts.cell.paragraph, { number: at + 1 })}`}
            lang={to}
            onSave={(words) => save(at, words)}
          />
        ))}
        {paragraphs.some(({ isMarked }) => isMarked) && (
          <>
            <p className={styles.soft}>{texts.cell.marked}</p>
            <ButtonLink href={onPage}>{texts.cell.onPage}</ButtonLink>
          </>
        )}
      </div>
    </li>
  )
}
