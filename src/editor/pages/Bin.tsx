import { ArchiveRestore, ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { useWorkbench } from '../workbench.ts'
import { daysLeft, wordsForDays } from './days-left.ts'
import type { BinnedPage } from '../api/overview-calls.ts'
import { dateInWords } from '../names/date-in-words.ts'
import { nameIn } from '../names/name-in.ts'
import { usePanel } from './panel-state.ts'
import { usePageTools } from './use-page-tools.ts'
import styles from './Pages.module.css'

type Props = { bin: readonly BinnedPage[]; texts: PagesTexts }

/** C-38: removed pages, for thirty days. */
export function Bin({ bin, texts }: Props) {
  const { data, locale } = useWorkbench()
  const tools = usePageTools()
  const [now] = useState(() => new Date())
  const since = (deletedAt: string) => {
    const days = daysLeft(deletedAt, now)
    return fill(wordsForDays(days, texts.bin), { date: dateInWords(new Date(deletedAt), locale, { day: 'numeric', month: 'long' }), days })
  }
  return (
    <section className={styles.part} aria-label={texts.bin.title}>
      <Button className={styles.back} onClick={() => usePanel.setState({ view: 'pages' })}>
        <ArrowLeft size={18} aria-hidden="true" />
        {texts.bin.back}
      </Button>
      <h3 className={styles.title}>{texts.bin.title}</h3>
      {bin.length === 0 ? <EmptyState title={texts.bin.empty} /> : <p className={styles.note}>{texts.bin.text}</p>}
      <ul className={styles.lines}>
        {bin.map((each) => {
          const name = nameIn(each.page.meta.name, data.view.locale) ?? texts.untitled
          return (
            <li key={each.id} className={styles.binned}>
              <span className={styles.binnedName}>
                {name}
                <span className={styles.note}>{since(each.deletedAt)}</span>
              </span>
              <Button look="outlined" aria-label={fill(texts.bin.restoreNamed, { name })} onClick={() => void tools.restore(each)}>
                <ArchiveRestore size={18} aria-hidden="true" />
                {texts.bin.restore}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
