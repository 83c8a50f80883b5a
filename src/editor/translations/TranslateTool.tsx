import { useMemo } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Popover } from '../../kit/popover/Popover.tsx'
import { slotLabel } from '../names/slot-label.ts'
import { standBeside } from '../options/stand-beside.ts'
import { languageName } from '../names/language-name.ts'
import { useJump } from '../publish/use-jump.ts'
import { useWorkbench } from '../workbench.ts'
import { LanguageRow } from './LanguageRow.tsx'
import { usePageTexts } from './use-page-texts.ts'
import { useTranslating } from './use-translating.ts'
import styles from './Translations.module.css'

type Props = { groupId: string; slot: string; anchor: Element | null; onClose: () => void }

/** E-038: one text in all languages: how far it is, translated with one press, read over with another. */
export function TranslateTool({ groupId, slot, anchor, onClose }: Props) {
  const { data, locale, texts: editorTexts } = useWorkbench()
  const texts = translationTexts[locale]
  const { loaded, reload } = usePageTexts(data.page.id)
  const { busy, translate, review } = useTranslating(data.page.id, reload)
  const jump = useJump()
  const place = useMemo(() => standBeside(anchor), [anchor])
  const text = loaded.kind === 'ready' ? loaded.value.texts.find((each) => each.groupId === groupId && each.slot === slot) : undefined
  // The language on the screen first: that is the text somebody pointed at.
  const languages = text?.languages.toSorted((a, b) => Number(b.locale === data.view.locale) - Number(a.locale === data.view.locale)) ?? []
  return (
    <Popover isOpen onChange={(isOpen) => !isOpen && onClose()} anchor={place} title={fill(texts.tool.title, { name: slotLabel(editorTexts, slot) })} closeLabel={texts.close}>
      <div className={styles.stack}>
        {loaded.kind === 'loading' && <Spinner label={texts.loading} />}
        {loaded.kind === 'failed' && (
          <EmptyState isAlert title={texts.failed} text={loaded.message}>
            <Button look="outlined" onClick={() => void reload()}>
              {texts.tryAgain}
            </Button>
          </EmptyState>
        )}
        {loaded.kind === 'ready' && !text && <p className={styles.intro}>{texts.tool.nothing}</p>}
        {loaded.kind === 'ready' && text && (
          <>
            {!loaded.value.isConnected && <p className={styles.note}>{texts.tool.notConnected}</p>}
            <ul className={styles.rows}>
              {languages.map((language) => (
                <LanguageRow
                  key={language.locale}
                  text={text}
                  language={language}
                  main={loaded.value.main}
                  name={languageName(language.locale, locale)}
                  busy={busy}
                  isConnected={loaded.value.isConnected}
                  onTranslate={(from) => void translate({ groupId, slot }, from, language.locale)}
                  onWrite={() => void jump({ groupId, slot, locale: language.locale })}
                  onReview={() => void review(text, language.locale)}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Popover>
  )
}
