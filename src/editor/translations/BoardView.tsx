import { useState } from 'react'
import { translationTexts } from '../../i18n/editor/translations/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { Checkbox } from '../../kit/fields/Checkbox.tsx'
import { isMultilingual, type Locale } from '../../model/locales.ts'
import { useWorkbench } from '../workbench.ts'
import { BoardTable } from './BoardTable.tsx'
import { PagesRun } from './PagesRun.tsx'
import { startRun, type Board, type BoardPage } from './translation-calls.ts'
import type { Loaded } from './use-loaded.ts'
import { usePagesRun } from './use-pages-run.ts'
import styles from './Translations.module.css'

type Props = { loaded: Loaded<Board>; onReload: () => Promise<void>; onOpen: (page: BoardPage, to: Locale) => void; onLanguages: () => void; onGlossary: () => void }

export function BoardView({ loaded, onReload, onOpen, onLanguages, onGlossary }: Props) {
  const { call, locale, toaster } = useWorkbench()
  const texts = translationTexts[locale]
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isWithOutdated, setWithOutdated] = useState(false)
  const { run, isGoing, watch } = usePagesRun(onReload)
  if (loaded.kind === 'loading') return <Spinner label={texts.loading} />
  if (loaded.kind === 'failed')
    return (
      <EmptyState isAlert title={texts.failed} text={loaded.message}>
        <Button look="outlined" onClick={() => void onReload()}>
          {texts.tryAgain}
        </Button>
      </EmptyState>
    )
  const board = loaded.value
  const targets = board.locales.filter((each) => each !== board.main)

  async function begin() {
    const answer = await startRun(call, { pageIds: [...chosen], to: targets, states: isWithOutdated ? ['missing', 'outdated'] : ['missing'] })
    if (!answer.ok) toaster.error(texts.translateFailed, answer.message)
    else if (!answer.value.isStarted) toaster.error(texts.run.busy)
    else setChosen(new Set())
    watch()
  }

  return (
    <div className={styles.stack}>
      <div className={styles.foot}>
        <Button look="outlined" onClick={onLanguages}>
          {texts.board.languages}
        </Button>
        <Button look="outlined" onClick={onGlossary}>
          {texts.board.glossary}
        </Button>
      </div>
      {!board.isConnected && <p className={styles.note}>{texts.notConnected}</p>}
      {!isMultilingual(board.locales) && <p className={styles.intro}>{texts.board.single}</p>}
      {isMultilingual(board.locales) && (
        <>
          <p className={styles.intro}>{texts.board.intro}</p>
          <PagesRun run={run} isGoing={isGoing} onStopped={watch} />
          <BoardTable board={board} chosen={chosen} onChoose={setChosen} onOpen={onOpen} />
          {chosen.size > 0 && (
            <div className={styles.foot}>
              <Button look="primary" isIdle={isGoing} onClick={() => void begin()}>
                {chosen.size === 1 ? texts.board.translateOne : fill(texts.board.translate, { count: chosen.size })}
              </Button>
              <Checkbox label={texts.board.withOutdated} isChecked={isWithOutdated} onChange={setWithOutdated} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
