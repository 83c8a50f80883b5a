import { fill } from '../../i18n/fill.ts'
import { presenceTexts } from '../../i18n/editor/presence/texts.ts'
import { useWorkbench } from '../workbench.ts'
import { Dot } from './Dot.tsx'
import { usePeople } from './people.ts'
import styles from './Presence.module.css'

const MOST = 3

/** Who else has this page open, once each. */
export function PresenceDots() {
  const { locale } = useWorkbench()
  const people = usePeople((state) => state.people)
  const once = [...new Map(people.map((person) => [person.userId, person])).values()]
  if (once.length === 0) return null
  const label = fill(presenceTexts[locale].others, { names: once.map(({ name }) => name).join(', ') })
  return (
    <span className={styles.row} data-part="people">
      {once.slice(0, MOST).map((person) => (
        <Dot key={person.userId} person={person} label={label} />
      ))}
      {once.length > MOST && <span className={styles.more}>+{once.length - MOST}</span>}
    </span>
  )
}
