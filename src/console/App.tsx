import { useState } from 'react'
import { consoleTexts } from '../i18n/console/texts.ts'
import { ChromeRoot } from '../kit/chrome/ChromeRoot.tsx'
import { Login } from './login/Login.tsx'
import { Mail } from './mail/Mail.tsx'
import { Sites } from './sites/Sites.tsx'
import type { Operator, StartData } from './start-data.ts'
import { TopBar } from './top-bar/TopBar.tsx'
import styles from './App.module.css'

export function App({ start }: { start: StartData }) {
  const [user, setUser] = useState<Operator | null>(start.user)
  const texts = consoleTexts[start.locale]

  const enter = (operator: Operator) => {
    // Who was sent here from another page of the console goes back to it.
    if (start.returnPath !== '/') window.location.assign(start.returnPath)
    else setUser(operator)
  }

  const leave = () => setUser(null)

  return (
    <ChromeRoot lang={start.locale} className={styles.console}>
      {user ? (
        <>
          <TopBar texts={texts} user={user} screen={start.screen} onSignedOut={leave} />
          {start.screen === 'mail' ? <Mail texts={texts} locale={start.locale} onSessionEnded={leave} /> : <Sites texts={texts} onSessionEnded={leave} />}
        </>
      ) : (
        <Login texts={texts} demoUrl={start.demoUrl} onSignedIn={enter} />
      )}
    </ChromeRoot>
  )
}
