import { BookCheck, Languages, TextCursorInput } from 'lucide-react'
import { useStore } from 'zustand'
import { placeholderTexts } from '../../i18n/editor/translations/placeholder-texts.ts'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { useNarrow } from '../../kit/popover/use-narrow.ts'
import { fieldOn } from '../../model/commands/desk.ts'
import { fieldContent } from '../../model/commands/field-content.ts'
import { textIn, type FieldContent } from '../../model/content/field.ts'
import { isMultilingual } from '../../model/locales.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { elementOf } from '../state/elements.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'
import { marks } from '../translations/marks.ts'
import { StateChip } from '../translations/StateChip.tsx'
import { useTranslating } from '../translations/use-translating.ts'
import styles from './ItemBar.module.css'

type Props = { groupId: string; slot: string; type: 'localizedSingleValue' | 'localizedRichText' }

/** What can be done about words besides writing them: translate, read over, put in an example (E-039). */
export function TextButtons({ groupId, slot, type }: Props) {
  const { data, history, locale, texts: editorTexts, toaster } = useWorkbench()
  const texts = translationTexts[locale]
  const open = useTools((state) => state.open)
  const isEmpty = useStore(history.store, () => textIn(fieldOn(history.shown(), groupId, slot), data.view.locale) === null)
  const mark = useStore(marks, ({ byField }) => byField[fieldId(groupId, slot)])
  const { busy, review } = useTranslating(data.page.id, async () => {})
  // Where somebody writes several lines he may look for bold letters and links: told before the first word. Not only while he writes:
  // pressing a button ends that, and what stands beside the hint would move away under the finger.
  const isPlain = useStore(history.store, () => elementOf({ of: 'field', groupId, slot })?.dataset['lines'] === 'many')
  // On a phone the tools are there from the beginning; elsewhere they come up beside selected words only (E-090).
  const isNarrow = useNarrow()
  const isUnread = !isEmpty && (mark?.state === 'machine' || mark?.state === 'outdated')

  function putSample() {
    const content = (text: string | null): FieldContent => contentOf(type, data.view.locale, text)
    const words = placeholderTexts[data.view.locale]
    if (!words) return
    history.perform([fieldContent.act({ groupId, slot, before: content(null), after: content(type === 'localizedRichText' || slot === 'description' ? words.long : words.short) })])
    toaster.success(texts.sampleDone)
  }

  return (
    <>
      {isPlain && (
        <p className={styles.plain} title={editorTexts.toasts.plain}>
          {editorTexts.items.plain}
        </p>
      )}
      {type === 'localizedRichText' && !isNarrow && <p className={styles.plain}>{editorTexts.items.formats}</p>}
      {mark && isUnread && (
        <>
          <StateChip state={mark.state} texts={texts} />
          <IconButton
            label={texts.review}
            isIdle={busy !== null}
            onClick={() => void review({ groupId, slot, revision: history.revisionOf(fieldId(groupId, slot)) }, data.view.locale)}
          >
            <BookCheck size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
      {isMultilingual(data.openLocales) && (
        <Button onClick={() => open({ name: 'translate', groupId, slot })}>
          <Languages size={18} aria-hidden="true" />
          {texts.button.translate}
        </Button>
      )}
      {isEmpty && (
        <Button onClick={putSample}>
          <TextCursorInput size={18} aria-hidden="true" />
          {texts.button.sample}
        </Button>
      )}
    </>
  )
}

function contentOf(type: Props['type'], locale: string, text: string | null): FieldContent {
  if (type === 'localizedSingleValue') return { type, data: { [locale]: text } }
  return { type, data: { [locale]: text === null ? null : { json: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }, text } } }
}
