import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { IconButton } from '../../../kit/button/IconButton.tsx'
import { FieldError } from '../../../kit/fields/FieldError.tsx'
import type { TimeRange } from '../../../model/opening-hours/opening-hours.ts'
import { same } from '../../../model/same.ts'
import { useWorkbench } from '../../workbench.ts'
import { nextRange, problemOf } from './hours-week.ts'
import { TimeRangeFields } from './TimeRangeFields.tsx'
import styles from './Hours.module.css'

type Props = {
  name: string
  ranges: readonly TimeRange[]
  /** Of the day before, to be taken over. */
  before: readonly TimeRange[] | null
  onChange: (ranges: readonly TimeRange[]) => void
}

const MOST = 4

/** Half a time is no time: what is typed counts once it fits, and stays until then. */
export function DayHours({ name, ranges, before, onChange }: Props) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  const [typed, setTyped] = useState<readonly TimeRange[] | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const shown = typed ?? ranges
  const problem = typed && problemOf(typed)

  function save(next: readonly TimeRange[]) {
    if (problemOf(next) !== null) return setTyped(next)
    setTyped(null)
    if (!same(next, ranges)) onChange(next)
  }
  function leave() {
    setIsLeft(true)
    if (typed) save(typed)
  }
  const change = (at: number, range: TimeRange) => {
    setIsLeft(false)
    setTyped(shown.map((each, index) => (index === at ? range : each)))
  }

  return (
    <div role="group" aria-label={name} className={styles.day}>
      <span className={styles.name}>{name}</span>
      <div className={styles.ranges}>
        {shown.length === 0 && <span className={styles.closed}>{texts.closed}</span>}
        {shown.map((range, at) => (
          <div key={at} className={styles.range}>
            <TimeRangeFields name={name} range={range} onChange={(next) => change(at, next)} onLeave={leave} />
            <IconButton label={`${name}: ${texts.remove}`} onClick={() => save(shown.filter((_, index) => index !== at))}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        <div className={styles.buttons}>
          {shown.length < MOST && (
            <Button aria-label={`${name}: ${texts.add}`} className={styles.small} onClick={() => save([...shown, nextRange(shown)])}>
              <Plus size={16} aria-hidden="true" />
              {texts.add}
            </Button>
          )}
          {before && !same(before, shown) && (
            <Button aria-label={`${name}: ${texts.copyDown}`} className={styles.small} onClick={() => save(before)}>
              {texts.copyDown}
            </Button>
          )}
        </div>
        <FieldError>{isLeft && problem ? texts[problem === 'overlap' ? 'overlap' : 'wrong'] : null}</FieldError>
      </div>
    </div>
  )
}
