import type { ReactNode } from 'react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import tokens from '../../kit/chrome/tokens.module.css'
import { classNames } from '../../ui/class-names.ts'
import { SAMPLE_THEME_NAMES, type SampleThemeName } from './sample-themes.ts'
import styles from './CatalogueFrame.module.css'

type Props = {
  texts: ConsoleTexts
  path: string
  theme: SampleThemeName
  children: ReactNode
}

/** The bar above every page of the catalogue. The theme is part of the address, so that switching it needs no script. */
export function CatalogueFrame({ texts, path, theme, children }: Props) {
  const words = texts.catalogue
  return (
    <div className={classNames(tokens.tokens, styles.frame)} id="top">
      <a href="#content" className="skip-link">
        {texts.menu.skip}
      </a>
      <header className={styles.bar}>
        <p className={styles.mark}>
          <a href="/">{texts.name}</a>
        </p>
        <nav aria-label={texts.menu.label} className={styles.menu}>
          <a href="/">{texts.menu.sites}</a>
          <a href={`/catalogue?theme=${theme}`} aria-current={path === '/catalogue' ? 'page' : 'true'}>
            {texts.menu.catalogue}
          </a>
        </nav>
        <nav aria-label={words.theme} className={styles.themes}>
          {SAMPLE_THEME_NAMES.map((name) => (
            <a key={name} href={`${path}?theme=${name}`} aria-current={name === theme ? 'true' : undefined}>
              {words.themes[name]}
            </a>
          ))}
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  )
}
