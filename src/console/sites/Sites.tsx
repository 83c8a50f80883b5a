import { useState } from 'react'
import { Search } from 'lucide-react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { fill } from '../../i18n/fill.ts'
import { Page } from '../page/Page.tsx'
import { filterSites, type ListedSite } from '../site-list.ts'
import { SiteRow } from './SiteRow.tsx'
import { useSites } from './use-sites.ts'
import styles from './Sites.module.css'

const CREATE_SITE = 'npm run vitrine -- create-site --host <host> --name <name> --locales de,fr'

/** Fewer are found faster by eye. */
const SEARCHED_FROM = 8

type Props = { texts: ConsoleTexts; onSessionEnded: () => void }

function SiteList({ texts, sites }: { texts: ConsoleTexts; sites: readonly ListedSite[] }) {
  const words = texts.sites
  const [query, setQuery] = useState('')
  const found = filterSites(sites, query)
  if (sites.length === 0) {
    return (
      <div className={styles.note}>
        <h2>{words.none}</h2>
        <p>{words.noneText}</p>
        <code>{CREATE_SITE}</code>
      </div>
    )
  }
  return (
    <>
      {sites.length >= SEARCHED_FROM && (
        <label className={styles.search}>
          <Search size={18} aria-hidden="true" />
          <input type="search" placeholder={words.search} aria-label={words.search} value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
      )}
      <output className={styles.status}>
        {found.length === 0 ? fill(words.noMatch, { query }) : ''}
      </output>
      {found.length > 0 && (
        <ul className={styles.list}>
          {found.map((site) => (
            <SiteRow key={site.id} texts={texts} site={site} />
          ))}
        </ul>
      )}
    </>
  )
}

export function Sites({ texts, onSessionEnded }: Props) {
  const { state, reload } = useSites(onSessionEnded)
  return (
    <Page title={texts.sites.title} texts={texts} isLoading={state.kind === 'loading'} hasFailed={state.kind === 'failed'} onTryAgain={reload}>
      {state.kind === 'ready' && <SiteList texts={texts} sites={state.sites} />}
    </Page>
  )
}
