import type { ComponentType, RefObject } from 'react'
import type { StartTexts } from '../../i18n/editor/start/de.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import type { Act } from '../../model/commands/define-command.ts'
import { languageInSentence } from '../names/language-name.ts'
import { useWorkbench } from '../workbench.ts'
import { BusinessStep } from './BusinessStep.tsx'
import { LanguagesStep } from './LanguagesStep.tsx'
import { LookStep } from './LookStep.tsx'
import { PagesStep } from './PagesStep.tsx'
import { carryOutStep, STEPS, takeBackStep, useMemory, type StepName } from './start-memory.ts'
import type { StepProps } from './step-props.ts'
import styles from './Start.module.css'

const parts: Readonly<Record<StepName, ComponentType<StepProps>>> = { business: BusinessStep, look: LookStep, pages: PagesStep, languages: LanguagesStep }

type Props = { step: StepName; formId: string; heading: RefObject<HTMLHeadingElement | null>; texts: StartTexts; onDone: () => void }

export function StartStep({ step, formId, heading, texts, onDone }: Props) {
  const workbench = useWorkbench()
  const acts = useMemory(({ done }) => done[step]) ?? []
  const number = STEPS.indexOf(step) + 1
  const { title, text } = texts.steps[step]
  const Part = parts[step]
  const language = languageInSentence(workbench.data.locales[0] ?? 'de', workbench.locale)
  function apply(next: readonly Act[]) {
    carryOutStep(workbench, step, next)
    useMemory.setState({ drafts: {} })
    onDone()
  }
  function takeBack() {
    takeBackStep(workbench, step)
    useMemory.setState({ drafts: {} })
    workbench.toaster.success(texts.undone)
  }
  return (
    <>
      <div className={styles.progress}>
        <p className={styles.count}>{fill(texts.progress, { step: String(number), count: String(STEPS.length) })}</p>
        <div className={styles.bars} aria-hidden="true">
          {STEPS.map((each, at) => (
            <span key={each} className={styles.bar} data-reached={at < number || undefined} />
          ))}
        </div>
      </div>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {title}
      </h3>
      <p className={styles.text}>{fill(text, { language })}</p>
      {acts.length > 0 && (
        <div className={styles.applied}>
          <span>{texts.applied}</span>
          <Button look="outlined" onClick={takeBack}>
            {texts.undo}
          </Button>
        </div>
      )}
      {/* Taken back, the step begins with what is there now. */}
      <Part key={acts.length} formId={formId} texts={texts} onApply={apply} />
    </>
  )
}
