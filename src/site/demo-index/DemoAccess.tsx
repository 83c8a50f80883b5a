import type { ConsoleTexts } from '../../i18n/console/de.ts'
import styles from './DemoAccess.module.css'

export type DemoAccount = { email: string; label: string }

type Props = { words: ConsoleTexts['demo']; accounts: readonly DemoAccount[]; password: string | null; consoleOrigin: string }

/** The first account is the operator's: it opens everything, the others one site each. */
export function DemoAccess({ words, accounts, password, consoleOrigin }: Props) {
  return (
    <div className={styles.access}>
      <section className={styles.accounts} aria-labelledby="accounts">
        <h2 id="accounts">{words.accounts}</h2>
        {password === null ? (
          <p>{words.noPassword}</p>
        ) : (
          <>
            <p>{words.accountsText}</p>
            <p className={styles.password}>
              <span>{words.password}</span> <code>{password}</code>
            </p>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{words.account}</th>
                  <th scope="col">{words.for}</th>
                </tr>
              </thead>
              <tbody>
                {accounts.map(({ email, label }, index) => (
                  <tr key={email}>
                    <td>
                      <code>{email}</code>
                    </td>
                    <td>{index === 0 ? words.everything : label}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </section>
      <section className={styles.console} aria-labelledby="console">
        <h2 id="console">{words.console}</h2>
        <p>{words.consoleText}</p>
        <p className={styles.ways}>
          <a href={consoleOrigin} className={styles.open}>
            {words.openConsole}
          </a>
          <a href={`${consoleOrigin}/catalogue`}>{words.catalogue}</a>
        </p>
      </section>
    </div>
  )
}
