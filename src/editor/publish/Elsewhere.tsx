import { fill } from '../../i18n/fill.ts'
import { publishTexts } from '../../i18n/editor/publish/texts.ts'
import { buildPath, slugOrId } from '../../model/page/path.ts'
import { isVisibleToVisitors } from '../../model/page/status.ts'
import { useWorkbench } from '../workbench.ts'
import type { ComingChanges } from './change-calls.ts'
import styles from './Publish.module.css'

/** This button publishes one page; whoever worked on several would otherwise believe that all of it is out. */
export function Elsewhere({ pages }: { pages: ComingChanges['elsewhere'] }) {
  const { data, locale, texts: all } = useWorkbench()
  const texts = publishTexts[locale]
  const language = data.view.locale
  if (pages.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{pages.length === 1 ? texts.oneElsewhere : fill(texts.elsewhere, { count: pages.length })}</h3>
      <ul className={styles.lines}>
        {pages.map((page) => {
          const slug = slugOrId({ ...page, isPublished: isVisibleToVisitors(page.status) }, language)
          return (
            <li key={page.id}>
              <a className={styles.line} href={buildPath({ locale: language, mode: 'edit', collection: page.collection, slug }, { toolbar: true })}>
                <span className={styles.what}>{page.name[language] ?? Object.values(page.name)[0] ?? all.untitled}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
