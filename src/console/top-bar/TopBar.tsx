import { useState } from 'react'
import { LogOut } from 'lucide-react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { fill } from '../../i18n/fill.ts'
import { Button } from '../../kit/button/Button.tsx'
import { call } from '../call.ts'
import { signOutAnswer, type Operator, type Screen } from '../start-data.ts'
import styles from './TopBar.module.css'

type Props = { texts: ConsoleTexts; user: Operator; screen: Screen; onSignedOut: () => void }

export function TopBar({ texts, user, screen, onSignedOut }: Props) {
  const words = texts.menu
  const [isBusy, setIsBusy] = useState(false)

  async function signOut() {
    setIsBusy(true)
    const result = await call.delete('auth', signOutAnswer)
    setIsBusy(false)
    if (result.ok) onSignedOut()
  }

  return (
    <header className={styles.bar}>
      <a href="#content" className={styles.skip}>
        {words.skip}
      </a>
      <p className={styles.mark}>{texts.name}</p>
      <nav aria-label={words.label} className={styles.menu}>
        <a href="/" aria-current={screen === 'sites' ? 'page' : undefined}>
          {words.sites}
        </a>
        <a href="/mail" aria-current={screen === 'mail' ? 'page' : undefined}>
          {words.mail}
        </a>
        <a href="/catalogue">{words.catalogue}</a>
        <a href="/metrics">{words.metrics}</a>
      </nav>
      <p className={styles.user}>
        <span className={styles.hidden}>{fill(words.signedInAs, { name: user.name })}</span>
        <span aria-hidden="true">{user.email}</span>
      </p>
      <Button look="outlined" isBusy={isBusy} className={styles.signOut} onClick={signOut}>
        <LogOut size={18} aria-hidden="true" />
        {words.signOut}
      </Button>
    </header>
  )
}
