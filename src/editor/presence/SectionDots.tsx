import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { fill } from '../../i18n/fill.ts'
import { presenceTexts } from '../../i18n/editor/presence/texts.ts'
import { ChromeRoot } from '../../kit/chrome/ChromeRoot.tsx'
import { useBox } from '../selection/use-box.ts'
import { useHeaderFoot } from '../selection/use-header-foot.ts'
import type { Item } from '../state/item.ts'
import { useWorkbench } from '../workbench.ts'
import { Dot } from './Dot.tsx'
import { usePeople, type Person } from './people.ts'
import styles from './Presence.module.css'

/** At the sections in which others work. */
export function SectionDots() {
  const { locale } = useWorkbench()
  const people = usePeople((state) => state.people)
  const bySection = Map.groupBy(
    people.filter(({ groupId }) => groupId !== null),
    ({ groupId }) => groupId ?? '',
  )
  return createPortal(
    <ChromeRoot lang={locale} className={styles.overlay}>
      {[...bySection].map(([groupId, here]) => (
        <DotsAt key={groupId} groupId={groupId} people={here} />
      ))}
    </ChromeRoot>,
    document.body,
  )
}

function DotsAt({ groupId, people }: { groupId: string; people: readonly Person[] }) {
  const { locale } = useWorkbench()
  const item = useMemo((): Item => ({ of: 'group', groupId }), [groupId])
  const box = useBox(item)
  const foot = useHeaderFoot()
  if (!box) return null
  return (
    <span className={styles.at} style={{ top: Math.max(box.top, foot) + 12, left: box.left + 12 }}>
      {people.map((person) => (
        <Dot key={person.session} person={person} label={fill(presenceTexts[locale].worksHere, { name: person.name })} />
      ))}
    </span>
  )
}
