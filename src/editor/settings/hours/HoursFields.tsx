import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import type { OpeningHours } from '../../../model/opening-hours/opening-hours.ts'
import { useWorkbench } from '../../workbench.ts'
import { DayHours } from './DayHours.tsx'
import { rangesOn, WEEK_DAYS, withDay } from './hours-week.ts'
import { SpecialDays } from './SpecialDays.tsx'
import { weekdayName } from './weekday-name.ts'
import styles from './Hours.module.css'

/** A week and the days that differ from it. */
export function HoursFields({ hours, onChange }: { hours: OpeningHours; onChange: (hours: OpeningHours) => void }) {
  const { locale } = useWorkbench()
  return (
    <>
      {WEEK_DAYS.map((day) => (
        <DayHours
          key={day}
          name={weekdayName(day, locale)}
          ranges={rangesOn(hours, day)}
          before={day === 1 ? null : rangesOn(hours, day - 1)}
          onChange={(ranges) => onChange(withDay(hours, day, ranges))}
        />
      ))}
      <h4 className={styles.heading}>{settingsTexts[locale].hours.special}</h4>
      <SpecialDays hours={hours} onChange={onChange} />
    </>
  )
}
