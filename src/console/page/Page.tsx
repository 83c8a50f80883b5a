import type { ReactNode } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { Button } from '../../kit/button/Button.tsx'
import { EmptyState } from '../../kit/feedback/EmptyState.tsx'
import styles from './Page.module.css'

type Props = { title: string; texts: ConsoleTexts; isLoading: boolean; hasFailed: boolean; onTryAgain: () => void; children: ReactNode }

/** The frame of every screen below the top bar, and what it shows until its sites are there. */
export function Page({ title, texts, isLoading, hasFailed, onTryAgain, children }: Props) {
  const words = texts.sites
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      {isLoading && <output className={styles.status}>{words.loading}</output>}
      {hasFailed && (
        <EmptyState isAlert title={words.failed}>
          <Button look="outlined" onClick={onTryAgain}>
            {words.tryAgain}
          </Button>
        </EmptyState>
      )}
      {children}
    </main>
  )
}
