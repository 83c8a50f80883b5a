import { useEffect, useState } from 'react'
import { changelogTexts } from '../../i18n/editor/changelog/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Spinner } from '../../kit/feedback/Spinner.tsx'
import { markChangelogSeen, readChangelog } from '../api/changelog-calls.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './Changelog.module.css'

type Props = { /** Also what was seen before. */ isAll?: boolean; onClose: () => void }
type Entry = { date: string; text: string }

/** E-211, B-21: in German in both languages of the editor. */
const longDate = (date: string) => new Intl.DateTimeFormat('de-CH', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))

/** What is new in the editor. Closing it makes what it showed no news any more. */
export function ChangelogDialog({ isAll = false, onClose }: Props) {
  const { call, locale } = useWorkbench()
  const texts = changelogTexts[locale]
  const [entries, setEntries] = useState<readonly Entry[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    let isCurrent = true
    void readChangelog(call, locale, isAll).then((answer) => isCurrent && setEntries(answer.ok ? answer.value.data : 'failed'))
    return () => void (isCurrent = false)
  }, [call, locale, isAll])

  function close() {
    onClose()
    if (typeof entries === 'string' || entries.length === 0) return
    const dates = entries.map(({ date }) => date)
    // E-212: whoever cannot tell the server sees them once more next time.
    void markChangelogSeen(call, dates).then((answer) => answer.ok || console.warn('The changelog could not be marked as seen', answer.message))
  }

  return (
    <Dialog
      isOpen
      onClose={close}
      title={texts.title}
      actions={
        <Button look="primary" onClick={close}>
          {texts.close}
        </Button>
      }
    >
      {entries === 'loading' ? (
        <p role="status" className={styles.waiting}>
          <Spinner /> {texts.loading}
        </p>
      ) : entries === 'failed' ? (
        <EmptyState title={texts.failed} isAlert />
      ) : entries.length === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        entries.map(({ date, text }) => (
          <article key={date} className={styles.entry}>
            <h3 className={styles.date}>
              <time dateTime={date} lang="de">
                {longDate(date)}
              </time>
            </h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))
      )}
    </Dialog>
  )
}
