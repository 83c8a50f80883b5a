import type { ReactNode } from 'react'
import type { Branch } from '../../model/business/branch.ts'
import { formatDate } from '../../model/opening-hours/format-time.ts'
import { InLanguage } from '../../ui/InLanguage.tsx'
import { usePage } from '../../ui/page-context.ts'
import { useStoredLanguage } from '../../ui/use-stored-language.ts'
import { JobDetails } from './JobDetails.tsx'
import type { ShownJob } from './shown-job.ts'
import styles from './JobFold.module.css'

const placeOf = ({ name, city }: Branch) => (name.includes(city) ? name : `${name}, ${city}`)

/** Folds of one accordion share its name: the browser closes the open one when another is opened. */
export function JobFold({ job, accordion, titleLevel }: { job: ShownJob; accordion: string; titleLevel: 2 | 3 }) {
  const { texts } = usePage()
  const language = useStoredLanguage()
  const TitleTag = `h${titleLevel}` as const
  return (
    <details name={accordion} className={styles.fold} data-job={job.id}>
      <summary className={styles.summary}>
        <TitleTag className={styles.title} lang={language}>
          {job.title}
        </TitleTag>
        <InLanguage className={styles.language} />
        <span className={styles.facts}>
          <Fact label={texts.workplace}>{placeOf(job.branch)}</Fact>
          <Fact label={texts.workQuota} lang={job.workQuota === null ? undefined : language}>
            {job.workQuota ?? texts.notProvided}
          </Fact>
          <Fact label={texts.postedOn}>
            <time dateTime={job.createdOn}>{formatDate(job.createdOn)}</time>
          </Fact>
        </span>
      </summary>
      <JobDetails job={job} headingLevel={titleLevel + 1} />
    </details>
  )
}

function Fact({ label, lang, children }: { label: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <span className={styles.label}>{label}</span> <span lang={lang}>{children}</span>
    </span>
  )
}
