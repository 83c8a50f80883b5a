import { BookmarkCheck, Eraser, Undo2 } from 'lucide-react'
import { fill } from '../../i18n/fill.ts'
import { versionTexts } from '../../i18n/editor/versions/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { wordsOfAct } from '../../model/commands/command.ts'
import type { Act } from '../../model/commands/define-command.ts'
import type { Desk } from '../../model/commands/desk.ts'
import type { HistoryStep as Step } from './version-calls.ts'
import { commandTexts } from '../dialogs/command-texts.ts'
import { useWorkbench } from '../workbench.ts'
import { clockTime, dateAndTime } from './tell-time.ts'
import styles from './Versions.module.css'

const ICONS = { published: BookmarkCheck, discarded: Eraser, restored: Undo2 }

type Props = {
  step: Step
  desk: Desk
  onLook: (version: string) => void
  /** Where it is what visitors see now, and something was published before. */
  onTakeBack?: () => void
}

/** One thing that happened, in words; what was published or discarded can be looked at. */
export function HistoryStep({ step: { at, by, act, milestone, back }, desk, onLook, onTakeBack }: Props) {
  const { texts: all, locale } = useWorkbench()
  const texts = versionTexts[locale]
  const Icon = milestone ? ICONS[milestone.of] : null
  return (
    <li className={styles.step} data-milestone={milestone?.of}>
      <p className={styles.meta}>
        <time dateTime={at}>{clockTime(at, locale)}</time> · {by ?? texts.somebody}
        {back && act && ` · ${texts.backs[back]}`}
      </p>
      {act && <Change act={act} desk={desk} />}
      {milestone && (
        <div className={styles.milestone}>
          {Icon && <Icon size={18} aria-hidden="true" />}
          <span className={styles.grow}>{texts[milestone.of]}</span>
          <span className={styles.ways}>
            {onTakeBack && (
              <Button look="outlined" onClick={onTakeBack}>
                {texts.takeBack}
              </Button>
            )}
            {milestone.version !== null && (
              <Button
                look="outlined"
                aria-label={fill(all.ofWhat, { name: texts.look, what: fill(texts.versionOf, { time: dateAndTime(at, locale) }) })}
                onClick={() => onLook(milestone.version ?? '')}
              >
                {texts.look}
              </Button>
            )}
          </span>
        </div>
      )}
      {milestone?.of === 'discarded' && milestone.version === null && <p className={styles.meta}>{texts.gone}</p>}
    </li>
  )
}

function Change({ act, desk }: { act: Act; desk: Desk }) {
  const workbench = useWorkbench()
  const { data, texts: all, locale } = workbench
  const texts = versionTexts[locale]
  const { what, where, before, after, locale: language } = wordsOfAct(act, desk, commandTexts(workbench))
  return (
    <>
      <p className={styles.what}>
        {where === '' ? what : fill(all.ofWhat, { name: what, what: where })}
        {language && data.locales.length > 1 && <span className={styles.soft}> · {language.toUpperCase()}</span>}
      </p>
      {(before ?? after) !== null && (
        <p className={styles.change} lang={language ?? undefined}>
          {fill(texts.changed, { before: before ?? texts.blank, after: after ?? texts.blank })}
        </p>
      )}
    </>
  )
}
