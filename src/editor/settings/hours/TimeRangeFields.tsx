import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import type { TimeRange } from '../../../model/opening-hours/opening-hours.ts'
import { useWorkbench } from '../../workbench.ts'
import styles from './Hours.module.css'

type Props = { name: string; range: TimeRange; onChange: (range: TimeRange) => void; onLeave?: () => void }

/** From when to when. */
export function TimeRangeFields({ name, range, onChange, onLeave }: Props) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale].hours
  return (
    <>
      <input
        type="time"
        aria-label={`${name}, ${texts.from}`}
        value={range.from}
        className={styles.time}
        onChange={({ target }) => onChange({ ...range, from: target.value })}
        onBlur={onLeave}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        aria-label={`${name}, ${texts.to}`}
        value={range.to}
        className={styles.time}
        onChange={({ target }) => onChange({ ...range, to: target.value })}
        onBlur={onLeave}
      />
    </>
  )
}
