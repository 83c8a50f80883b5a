import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import type { BranchHours } from '../../../model/business/branch.ts'
import { branchHoursChange } from '../../../model/commands/branch-hours.ts'
import { branchKey } from '../../../model/commands/key.ts'
import { groupedWeek, type DaysHours, type OpeningHours } from '../../../model/opening-hours/opening-hours.ts'
import { todayAt } from '../../../model/opening-hours/today.ts'
import { useWorkbench } from '../../workbench.ts'
import { HoursFields } from './HoursFields.tsx'
import { specialDays } from './hours-week.ts'
import { ownHoursIn } from '../branch-hours.ts'
import { longDate, weekdayName } from './weekday-name.ts'
import styles from './Hours.module.css'

type Props = { branch: BranchHours; onReset: () => void }

/** The hours of one branch: to be read, and to be changed where somebody asks for it. */
export function BranchItem({ branch: { id, name, lookedUp, isOwn, hours: stored }, onReset }: Props) {
  const { history, locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  const heading = useId()
  const [isOpen, setIsOpen] = useState(false)
  const thing = useStore(history.store, ({ things }) => things[branchKey(id)])
  const shown = ownHoursIn({ [branchKey(id)]: thing }, id)
  const own = shown === undefined && isOwn ? stored : (shown ?? null)
  const hours = own ?? lookedUp
  const change = (after: OpeningHours) => history.perform([branchHoursChange.act({ branchId: id, before: own, after })])
  return (
    <section aria-labelledby={heading} className={styles.branch}>
      <h4 id={heading} className={styles.heading}>
        {name}
      </h4>
      <p className={styles.closed}>{own ? texts.changedHere : texts.fromLookUp}</p>
      {isOpen ? (
        <div className={styles.fields}>
          <HoursFields hours={hours} onChange={change} />
        </div>
      ) : (
        <>
          <Week week={groupedWeek(hours)} />
          <Specials hours={hours} />
        </>
      )}
      <div className={styles.actions}>
        <Button look="outlined" aria-expanded={isOpen} aria-label={fill(isOpen ? texts.readyFor : texts.changeFor, { name })} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.ready : texts.change}
        </Button>
        {own && (
          <Button look="outlined" aria-label={fill(texts.resetFor, { name })} onClick={onReset}>
            {texts.reset}
          </Button>
        )}
      </div>
    </section>
  )
}

function Week({ week }: { week: readonly DaysHours[] }) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  return (
    <dl className={styles.week}>
      {week.map(({ from, to, ranges }) => (
        <div key={from}>
          <dt>{from === to ? weekdayName(from, locale) : `${weekdayName(from, locale)}–${weekdayName(to, locale)}`}</dt>
          <dd>{ranges.length === 0 ? texts.closed : ranges.map((range) => `${range.from}–${range.to}`).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Days to come that differ from the week. */
function Specials({ hours }: { hours: OpeningHours }) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  const [today] = useState(() => todayAt(new Date()))
  const coming = specialDays(hours).filter(({ date }) => date >= today)
  if (coming.length === 0) return null
  return (
    <dl className={styles.week}>
      {coming.map(({ date, ranges }) => (
        <div key={date}>
          <dt>{longDate(date, locale)}</dt>
          <dd>{ranges.length === 0 ? texts.closed : ranges.map((range) => `${range.from}–${range.to}`).join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
