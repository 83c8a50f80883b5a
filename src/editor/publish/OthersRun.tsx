import { Check, CircleAlert } from 'lucide-react'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { fill } from '../../i18n/fill.ts'
import { ProgressBar } from '../../kit/feedback/ProgressBar.tsx'
import { useWorkbench } from '../workbench.ts'
import { useOtherPages, wordsOfPublished } from './publish-other-pages.ts'
import { usePageLink } from './use-page-link.ts'
import styles from './Publish.module.css'

/** How far the other pages are, and what became of them. */
export function OthersRun() {
  const { locale } = useWorkbench()
  const texts = publishTexts[locale]
  const linkTo = usePageLink()
  const { run } = useOtherPages()
  if (run.state === 'idle') return null
  if (run.state === 'going')
    return (
      <div role="status">
        <ProgressBar label={fill(texts.othersGoing, { at: run.done + 1, total: run.total })} value={run.done / run.total} />
      </div>
    )
  return (
    <>
      {run.published > 0 && (
        <div role="status">
          <p className={styles.done}>
            <Check size={20} aria-hidden="true" /> {wordsOfPublished(run.published, texts)}
          </p>
          <p className={styles.intro}>{texts.takeBackEach}</p>
        </div>
      )}
      {run.failed.length > 0 && (
        <section className={styles.part} role="alert">
          <h3 className={styles.name}>
            <CircleAlert size={16} aria-hidden="true" className={styles.warning} /> {texts.othersFailed}
          </h3>
          <ul className={styles.lines}>
            {run.failed.map(({ page, message }) => {
              const { name, href } = linkTo(page)
              return (
                <li key={page.id}>
                  <a className={styles.line} href={href}>
                    <span className={styles.what}>{name}</span>
                    <span className={styles.soft}>{message === '' ? texts.noAnswer : message}</span>
                  </a>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
