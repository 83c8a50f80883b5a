import type { ConsoleTexts } from '../../i18n/console/de.ts'
import styles from './DemoAccess.module.css'

export type DemoAccount = { email: string; label: string }
export type ProtectedPage = { href: string; name: string; password: string }

/** `inTerminal`: there is one, but not for somebody at another machine. */
export type DemoPassword = { kind: 'shown'; text: string } | { kind: 'inTerminal' } | { kind: 'none' }

type Props = { words: ConsoleTexts['demo']; accounts: readonly DemoAccount[]; password: DemoPassword; protectedPages: readonly ProtectedPage[]; consoleOrigin: string; docsUrl: string | null }

function Way({ href, title, text }: { href: string; title: string; text: string }) {
  return (
    <li>
      <a href={href}>{title}</a>
      <p>{text}</p>
    </li>
  )
}

/** The first account is the operator's: it opens everything, the others one site each. */
export function DemoAccess({ words, accounts, password, protectedPages, consoleOrigin, docsUrl }: Props) {
  return (
    <div className={styles.access}>
      <section className={styles.accounts} aria-labelledby="accounts">
        <h2 id="accounts">{words.accounts}</h2>
        {password.kind !== 'shown' ? (
          <p>{password.kind === 'none' ? words.noPassword : words.passwordInTerminal}</p>
        ) : (
          <>
            <p>{words.accountsText}</p>
            <p className={styles.password}>
              <span>{words.password}</span> <code>{password.text}</code>
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
        {protectedPages.map(({ href, name, password: pagePassword }) => (
          <p key={href}>
            {words.protectedPage} <a href={href}>{name}</a>, {words.password} <code>{pagePassword}</code>
          </p>
        ))}
      </section>
      <section className={styles.console} aria-labelledby="console">
        <h2 id="console">{words.console}</h2>
        <ul className={styles.ways}>
          <Way href={consoleOrigin} title={words.openConsole} text={words.consoleText} />
          <Way href={`${consoleOrigin}/catalogue`} title={words.catalogue} text={words.catalogueText} />
          {docsUrl !== null && <Way href={docsUrl} title={words.docs} text={words.docsText} />}
        </ul>
      </section>
    </div>
  )
}
