import { useState } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { fill } from '../../i18n/fill.ts'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
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
      <EmptyState title={words.none} text={words.noneText}>
        <code className={styles.command}>{CREATE_SITE}</code>
      </EmptyState>
    )
  }
  return (
    <>
      {sites.length >= SEARCHED_FROM && <SearchField label={words.search} value={query} onChange={setQuery} className={styles.search} />}
      <output className={styles.status}>{found.length === 0 ? fill(words.noMatch, { query }) : ''}</output>
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
