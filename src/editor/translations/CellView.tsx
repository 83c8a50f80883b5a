import { useCallback, useState } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import type { Locale } from '../../model/locales.ts'
import { fieldId } from '../../model/page/field-id.ts'
import { useWorkbench } from '../workbench.ts'
import { RunNote } from './RunNote.tsx'
import { tasksFor } from './tasks-for.ts'
import { TextPair } from './TextPair.tsx'
import type { PageText, PageWords } from './translation-calls.ts'
import { usePageTexts } from './use-page-texts.ts'
import { useTaskRun } from './use-task-run.ts'
import { useTranslating } from './use-translating.ts'
import { WordsPair } from './WordsPair.tsx'
import styles from './Translations.module.css'

const isOpenIn = ({ languages }: Pick<PageText | PageWords, 'languages'>, to: Locale) =>
  languages.some(({ locale, state }) => locale === to && (state === 'missing' || state === 'outdated' || state === 'machine'))

/** The texts of one page, in the original and in one other language. */
export function CellView({ pageId, collection, to }: { pageId: string; collection: string | null; to: Locale }) {
  const { locale } = useWorkbench()
  const texts = translationTexts[locale]
  const { loaded, reload } = usePageTexts(pageId)
  const translating = useTranslating(pageId, reload)
  const onEnd = useCallback(() => void reload(), [reload])
  const { state, isRunning, start, stop } = useTaskRun(onEnd)
  const [isOnlyOpen, setOnlyOpen] = useState(false)
  if (loaded.kind === 'loading') return <Spinner label={texts.loading} />
  if (loaded.kind === 'failed')
    return (
      <EmptyState isAlert title={texts.failed} text={loaded.message}>
        <Button look="outlined" onClick={() => void reload()}>
          {texts.tryAgain}
        </Button>
      </EmptyState>
    )
  const page = loaded.value
  const all = page.texts.filter(({ languages }) => languages.some((each) => each.locale === to))
  const shown = isOnlyOpen ? all.filter((text) => isOpenIn(text, to)) : all
  const words = page.words.filter((each) => !isOnlyOpen || isOpenIn(each, to))
  const tasks = tasksFor(page, { pageId, to: [to], states: ['missing'] })
  return (
    <div className={styles.stack}>
      {!page.isConnected && <p className={styles.note}>{texts.notConnected}</p>}
      <RunNote state={state} onStop={stop} />
      <div className={styles.foot}>
        {tasks.length > 0 && !isRunning && (
          <Button look={page.isConnected ? 'primary' : 'outlined'} onClick={() => start(tasks)}>
            {texts.all.cell}
          </Button>
        )}
        <Checkbox label={texts.cell.only} isChecked={isOnlyOpen} onChange={setOnlyOpen} />
      </div>
      {shown.length + words.length === 0 && <p className={styles.intro}>{all.length === 0 ? texts.cell.empty : texts.cell.nothing}</p>}
      <ul className={styles.rows}>
        {words.map((each) => (
          <WordsPair key={`${each.id} ${each.languages.map(({ text }) => text).join('|')}`} pageId={pageId} words={each} to={to} main={page.main} onSaved={reload} />
        ))}
        {shown.map((text) => (
          <TextPair
            key={fieldId(text.groupId, text.slot)}
            pageId={pageId}
            collection={collection}
            text={text}
            to={to}
            main={page.main}
            translating={translating}
            onSaved={reload}
          />
        ))}
      </ul>
    </div>
  )
}
