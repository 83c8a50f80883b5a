import { parsePath } from '../../model/page/path.ts'
import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { useGameFrame } from '../../ui/game/use-game-frame.ts'
import { Island } from '../../ui/island/Island.tsx'
import { usePathTo } from '../../ui/mode/use-path-to.ts'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Text } from '../../ui/slots/slot-renderers.tsx'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import { Dots } from './Dots.tsx'
import { Island as ScoreCard } from './ScoreCard.island.tsx'
import { Island as ScoreTable } from './ScoreTable.island.tsx'
import type { scoreTracker } from './score-tracker.section.ts'
import type { Course, TrailHole } from './trail-hole.ts'
import styles from './ScoreTracker.module.css'

type Props = SectionProps<typeof scoreTracker>

export function ScoreTracker({ id, slots, options, data }: Props) {
  const page = usePage()
  const titleTag = useTitleTag(id)
  const frame = useGameFrame()
  const course = readCourse(data)
  const trail = withPaths(course.trail, usePathTo())
  // Whoever sets it sees it before it is published.
  const wholeRounds = course.wholeRounds || (frame.isSample && options.wholeRounds)
  if (trail.length === 0) return <EmptySection id={id} tone={options.color} title={slots.title} note={page.texts.gameSoon} />
  const at = trail.findIndex(({ pageId }) => pageId === page.pageId)
  const isTable = options.scoreOptions === 'table'
  const isOn = page.features.includes('game')
  return (
    <Section id={id} tone={options.color} className={styles.tracker}>
      <div className={styles.inner}>
        <Text slot={slots.title} as={titleTag} className={styles.title} />
        {isOn && (
          <noscript>
            <p className={styles.noScript}>{frame.texts.noScript}</p>
          </noscript>
        )}
        {!isOn ? (
          <Dots trail={trail} current={at} texts={frame.texts} />
        ) : isTable ? (
          <Island name="sections/score-tracker/ScoreTable" component={ScoreTable} props={{ frame, trail, wholeRounds }} on="load" />
        ) : (
          <Island
            name="sections/score-tracker/ScoreCard"
            component={ScoreCard}
            props={{ frame, trail, wholeRounds, at: at < 0 ? null : at, sliderId: id, pageId: page.pageId }}
            on="load"
          />
        )}
      </div>
    </Section>
  )
}

const NO_COURSE: Course = { trail: [], wholeRounds: false }

function readCourse(data: unknown): Course {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader of this section brought
  return typeof data === 'object' && data !== null ? (data as Course) : NO_COURSE
}

/** Whoever edits the site goes from hole to hole without leaving the editor. */
function withPaths(trail: readonly TrailHole[], pathTo: ReturnType<typeof usePathTo>): TrailHole[] {
  return trail.map((hole) => {
    const address = parsePath(hole.href)
    return address ? { ...hole, href: pathTo(address) } : hole
  })
}
