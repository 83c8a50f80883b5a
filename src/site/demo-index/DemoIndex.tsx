import type { ReactNode } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import type { Site } from '../../model/site/site.ts'
import { DemoAccess, type DemoPassword, type DemoAccount, type ProtectedPage } from './DemoAccess.tsx'
import { SiteWindow } from './SiteWindow.tsx'
import styles from './DemoIndex.module.css'

export type DemoIndexData = {
  sites: readonly { site: Site; origin: string }[]
  accounts: readonly DemoAccount[]
  password: DemoPassword
  protectedPages: readonly ProtectedPage[]
  consoleOrigin: string
}

export function DemoFrame({ children }: { children: ReactNode }) {
  return <main className={styles.page}>{children}</main>
}

export function DemoIndex({ words, data }: { words: ConsoleTexts['demo']; data: DemoIndexData }) {
  const [first] = data.sites
  return (
    <DemoFrame>
      <header className={styles.head}>
        <h1 className={styles.mark}>{words.title}</h1>
        <div className={styles.intro}>
          <p className={styles.lead}>{words.lead}</p>
          <p className={styles.text}>{words.text}</p>
        </div>
      </header>
      <section aria-labelledby="sites">
        <h2 id="sites" className={styles.hidden}>
          {words.sites}
        </h2>
        {data.sites.length === 0 && <p className={styles.text}>{words.noSites}</p>}
        <ul className={styles.windows}>
          {data.sites.map(({ site, origin }, index) => (
            <SiteWindow key={site.id} site={site} origin={origin} index={index} words={words} />
          ))}
        </ul>
      </section>
      <DemoAccess words={words} accounts={data.accounts} password={data.password} protectedPages={data.protectedPages} consoleOrigin={data.consoleOrigin} docsUrl={first ? `${first.origin}/api/v1` : null} />
    </DemoFrame>
  )
}

export function DemoMissing({ words }: { words: ConsoleTexts['demo'] }) {
  return (
    <DemoFrame>
      <div className={styles.missing}>
        <p className={styles.small}>{words.title}</p>
        <h1 className={styles.missingTitle}>{words.missing}</h1>
        <p className={styles.text}>{words.missingText}</p>
        <a href="/">{words.back}</a>
      </div>
    </DemoFrame>
  )
}
