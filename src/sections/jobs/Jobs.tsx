import { useCardTitleTag } from '../../ui/card-title-tag.ts'
import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import { usePage } from '../../ui/page-context.ts'
import { BoardSection } from '../../ui/section/BoardSection.tsx'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import type { SectionProps } from '../define-section.ts'
import { JobFold } from './JobFold.tsx'
import type { jobs } from './jobs.section.ts'
import { isJobs } from './shown-job.ts'
import styles from './Jobs.module.css'

export function Jobs({ id, slots, options, data }: SectionProps<typeof jobs>) {
  const { texts } = usePage()
  const titleTag = useCardTitleTag()
  const steadiness = useBehaviour('sections/jobs/jobs', 'visible')
  const shown = isJobs(data) ? data : []
  if (shown.length === 0) return <EmptySection id={id} tone={options.color} title={slots.title} note={texts.noJobs} />
  const titleLevel = titleTag === 'h2' ? 2 : 3
  return (
    <BoardSection id={id} tone={options.color} title={slots.title}>
      <ul className={styles.jobs} {...steadiness}>
        {shown.map((job) => (
          <li key={job.id} className={styles.job}>
            <JobFold job={job} accordion={`jobs-${id}`} titleLevel={titleLevel} />
          </li>
        ))}
      </ul>
    </BoardSection>
  )
}
