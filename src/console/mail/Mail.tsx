import { useState } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import type { EditorLocale } from '../../model/locales.ts'
import { Page } from '../page/Page.tsx'
import { useSites } from '../sites/use-sites.ts'
import type { ListedSite } from '../site-list.ts'
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
      {state.kind === 'ready' && !site && <p className={styles.none}>{texts.sites.none}</p>}
      {site && (
        <>
          <SiteChoice texts={texts} sites={sites} chosen={site.id} onChoose={choose} />
          <Enquiries key={site.id} texts={texts} locale={locale} siteId={site.id} onSessionEnded={onSessionEnded} />
        </>
      )}
    </Page>
  )
}

function SiteChoice({ texts, sites, chosen, onChoose }: { texts: ConsoleTexts; sites: readonly ListedSite[]; chosen: string; onChoose: (id: string) => void }) {
  return (
    <label className={styles.choice}>
      {texts.mail.site}
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {sites.map(({ id, name, host }) => (
          <option key={id} value={id}>
            {name} ({host})
          </option>
        ))}
      </select>
    </label>
  )
}

function Enquiries({ texts, locale, siteId, onSessionEnded }: Props & { siteId: string }) {
  const words = texts.mail
  const { state, reload, loadOlder } = useEnquiries(siteId, onSessionEnded)
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'medium', timeStyle: 'short' })

  if (state.kind === 'loading') return <output className={styles.status}>{words.loading}</output>
  if (state.kind === 'failed') {
    return (
      <p role="alert" className={styles.status}>
        {words.failed}{' '}
        <button type="button" className={styles.more} onClick={reload}>
          {texts.sites.tryAgain}
        </button>
      </p>
    )
  }
  if (state.enquiries.length === 0) return <output className={styles.status}>{words.none}</output>
  return (
    <>
      {state.enquiries.some(({ mails }) => mails.some(({ status }) => status === 'kept')) && <p className={styles.kept}>{words.keptText}</p>}
      <ul className={styles.list}>
        {state.enquiries.map((enquiry) => (
          <Enquiry key={enquiry.id} texts={texts} enquiry={enquiry} showTime={(time) => format.format(new Date(time))} />
        ))}
      </ul>
      {state.hasOlderFailed && (
        <p role="alert" className={styles.status}>
          {words.failed}
        </p>
      )}
      {state.hasOlder && (
        <button type="button" className={styles.more} onClick={() => void loadOlder()} aria-disabled={state.isLoadingOlder}>
          {state.isLoadingOlder ? words.loading : words.older}
        </button>
      )}
    </>
  )
}
