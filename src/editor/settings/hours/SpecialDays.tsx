import { ChevronDown, Plus, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { IconButton } from '../../../kit/button/IconButton.tsx'
import { Checkbox } from '../../../kit/fields/Checkbox.tsx'
import { FieldError } from '../../../kit/fields/FieldError.tsx'
import type { OpeningHours } from '../../../model/opening-hours/opening-hours.ts'
import { useWorkbench } from '../../workbench.ts'
import { problemOf, specialDays, withoutSpecial, withSpecial, type SpecialDay } from './hours-week.ts'
import { DayHours } from './DayHours.tsx'
import { TimeRangeFields } from './TimeRangeFields.tsx'
import { longDate } from './weekday-name.ts'
import styles from './Hours.module.css'

type Props = { hours: OpeningHours; onChange: (hours: OpeningHours) => void }

const USUAL = { from: '08:00', to: '12:00' }

/** Days that differ from the week: closed, or with hours of their own. */
export function SpecialDays({ hours, onChange }: Props) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  const [date, setDate] = useState('')
  const [isClosed, setIsClosed] = useState(true)
  const [range, setRange] = useState(USUAL)
  const [isWrong, setIsWrong] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const hoursOf = ({ ranges }: SpecialDay) => (ranges.length === 0 ? texts.closed : ranges.map(({ from, to }) => `${from}–${to}`).join(', '))

  function add(event: FormEvent) {
    event.preventDefault()
    const ranges = isClosed ? [] : [range]
    setIsWrong(date !== '' && problemOf(ranges) !== null)
    if (date === '' || problemOf(ranges) !== null) return
    onChange(withSpecial(hours, { date, ranges }))
    setDate('')
  }

  return (
    <>
      <ul className={styles.specials}>
        {specialDays(hours).map((day) => (
          <li key={day.date} className={styles.special}>
            <button
              type="button"
              className={styles.specialDay}
              aria-expanded={open === day.date}
              aria-label={fill(texts.specialChange, { date: longDate(day.date, locale), hours: hoursOf(day) })}
              onClick={() => setOpen(open === day.date ? null : day.date)}
            >
              <span>{longDate(day.date, locale)}</span>
              <span className={styles.closed}>{hoursOf(day)}</span>
              <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
            </button>
            <IconButton label={fill(texts.specialRemove, { date: longDate(day.date, locale) })} onClick={() => onChange(withoutSpecial(hours, day.date))}>
              <X size={16} aria-hidden="true" />
            </IconButton>
            {open === day.date && (
              <div className={styles.specialHours}>
                <DayHours name={longDate(day.date, locale)} ranges={day.ranges} before={null} onChange={(ranges) => onChange(withSpecial(hours, { date: day.date, ranges }))} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={add} className={styles.newSpecial}>
        <input type="date" aria-label={texts.date} value={date} className={styles.date} onChange={({ target }) => setDate(target.value)} />
        <Checkbox label={texts.isClosed} isChecked={isClosed} onChange={setIsClosed} />
        {!isClosed && (
          <div className={styles.range}>
            <TimeRangeFields name={texts.special} range={range} onChange={setRange} />
          </div>
        )}
        <FieldError>{isWrong ? texts.wrong : null}</FieldError>
        <Button look="outlined" type="submit" isIdle={date === ''}>
          <Plus size={18} aria-hidden="true" />
          {texts.specialAdd}
        </Button>
      </form>
    </>
  )
}
