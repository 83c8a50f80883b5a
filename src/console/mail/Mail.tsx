import { useState } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { Select } from '../../kit/fields/Select.tsx'
import type { EditorLocale } from '../../model/locales.ts'
import { Page } from '../page/Page.tsx'
import { useSites } from '../sites/use-sites.ts'
import { Enquiry } from './Enquiry.tsx'
import { useEnquiries } from './use-enquiries.ts'
import styles from './Mail.module.css'

type Props = { texts: ConsoleTexts; locale: EditorLocale; onSessionEnded: () => void }

/** What visitors sent, site by site, and what became of the mails about it. */
export function Mail({ texts, locale, onSessionEnded }: Props) {
  const { state, reload } = useSites(onSessionEnded)
  const [chosen, setChosen] = useState(() => new URLSearchParams(window.location.search).get('site'))
  const sites = state.kind === 'ready' ? state.sites : []
  const site = sites.find(({ id }) => id === chosen) ?? sites[0]

  const choose = (id: string) => {
    setChosen(id)
    window.history.replaceState(null, '', `?site=${id}`)
  }

  return (
    <Page title={texts.mail.title} texts={texts} isLoading={state.kind === 'loading'} hasFailed={state.kind === 'failed'} onTryAgain={reload}>
      {state.kind === 'ready' && !site && <EmptyState title={texts.sites.none} />}
      {site && (
        <>
          <Select
            label={texts.mail.site}
            value={site.id}
            choices={sites.map(({ id, name, host }) => ({ value: id, label: `${name} (${host})` }))}
            className={styles.choice}
            onChange={choose}
          />
          <Enquiries key={site.id} texts={texts} locale={locale} siteId={site.id} onSessionEnded={onSessionEnded} />
        </>
      )}
    </Page>
  )
}

function Enquiries({ texts, locale, siteId, onSessionEnded }: Props & { siteId: string }) {
  const words = texts.mail
  const { state, reload, loadOlder, sendAgain } = useEnquiries(siteId, onSessionEnded)
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'medium', timeStyle: 'short' })

  if (state.kind === 'loading') return <output className={styles.status}>{words.loading}</output>
  if (state.kind === 'failed') {
    return (
      <EmptyState isAlert title={words.failed}>
        <Button look="outlined" onClick={reload}>
          {texts.sites.tryAgain}
        </Button>
      </EmptyState>
    )
  }
  if (state.enquiries.length === 0) return <EmptyState title={words.none} />
  return (
    <>
      {state.enquiries.some(({ mails }) => mails.some(({ status }) => status === 'kept')) && <p className={styles.kept}>{words.keptText}</p>}
      <ul className={styles.list}>
        {state.enquiries.map((enquiry) => (
          <Enquiry key={enquiry.id} texts={texts} enquiry={enquiry} showTime={(time) => format.format(new Date(time))} sendAgain={sendAgain} />
        ))}
      </ul>
      {state.hasOlderFailed && (
        <p role="alert" className={styles.status}>
          {words.failed}
        </p>
      )}
      {state.hasOlder && (
        <Button look="outlined" isBusy={state.isLoadingOlder} onClick={() => void loadOlder()}>
          {state.isLoadingOlder ? words.loading : words.older}
        </Button>
      )}
    </>
  )
}
