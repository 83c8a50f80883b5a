import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import type { OpeningHours } from '../../../model/opening-hours/opening-hours.ts'
import { useWorkbench } from '../../workbench.ts'
import { useGround } from '../follow-settings.ts'
import type { SettingProps } from '../setting-props.ts'
import { BranchList } from './BranchList.tsx'
import { DayHours } from './DayHours.tsx'
import { rangesOn, WEEK_DAYS, withDay } from './hours-week.ts'
import { SpecialDays } from './SpecialDays.tsx'
import { weekdayName } from './weekday-name.ts'
import styles from './Hours.module.css'

/** The hours of a business that looks nothing up are written here; those of the lookup can be taken from there again. */
export function HoursSetting({ field, settings, onChange }: SettingProps) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale]
  const hasBranches = useGround((state) => (state.ground?.business?.branches.length ?? 0) > 0)
  const { hours, useBusinessDataFromLookUp } = settings.footer
  if (useBusinessDataFromLookUp && hasBranches) return <BranchList />
  const save = (next: OpeningHours) => onChange(field, next)
  return (
    <>
      {WEEK_DAYS.map((day) => (
        <DayHours
          key={day}
          name={weekdayName(day, locale)}
          ranges={rangesOn(hours, day)}
          before={day === 1 ? null : rangesOn(hours, day - 1)}
          onChange={(ranges) => save(withDay(hours, day, ranges))}
        />
      ))}
      <h4 className={styles.heading}>{texts.hours.special}</h4>
      <SpecialDays hours={hours} onChange={save} />
    </>
  )
}
