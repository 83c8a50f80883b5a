import { Eye, EyeOff } from 'lucide-react'
import type { VisitorTexts } from '../../i18n/visitor/de.ts'
import { useBehaviour } from '../../ui/use-behaviour.ts'
import styles from './Login.module.css'

export type LoginProps = {
  texts: VisitorTexts
  /** The page's own address: without script the form is sent there. */
  action: string
  returnPath: string
  /** A sentence for whoever has to wait, and says how long. */
  error: 'loginFailed' | { text: string } | null
  email: string
  signedInName: string | null
}

export function Login({ signedInName, ...rest }: LoginProps) {
  return (
    <section className={styles.page} aria-labelledby="login-title">
      <div className={styles.card}>
        {signedInName === null ? <SignInForm {...rest} /> : <SignedIn texts={rest.texts} action={rest.action} name={signedInName} />}
      </div>
    </section>
  )
}

function SignInForm({ texts, action, returnPath, error, email }: Omit<LoginProps, 'signedInName'>) {
  const behaviour = useBehaviour('site/login/login', 'load')
  const isWrong = error === 'loginFailed' || undefined
  return (
    <form method="post" action={action} className={styles.form} data-failed={texts.loginFailed} data-broken={texts.errorTitle} {...behaviour}>
      <header className={styles.words}>
        <h1 id="login-title" className={styles.title}>
          {texts.loginTitle}
        </h1>
        <p className={styles.text}>{texts.loginText}</p>
      </header>
      <p role="alert" id="login-error" className={styles.error} data-error="">
        {error === 'loginFailed' ? texts.loginFailed : error?.text}
      </p>
      <label className={styles.field}>
        <span className={styles.label}>{texts.email}</span>
        <input type="email" name="email" defaultValue={email} required maxLength={254} autoComplete="username" autoCapitalize="none" spellCheck={false} className={styles.input} aria-describedby="login-error" aria-invalid={isWrong} />
      </label>
      <PasswordField texts={texts} isWrong={isWrong} />
      <input type="hidden" name="return" value={returnPath} />
      <button type="submit" className={styles.submit} data-submit="">
        <span className={styles.ready}>{texts.loginSubmit}</span>
        <span className={styles.busy}>{texts.loginBusy}</span>
      </button>
    </form>
  )
}

function PasswordField({ texts, isWrong }: { texts: VisitorTexts; isWrong: true | undefined }) {
  return (
    <div className={styles.field}>
      <label htmlFor="login-password" className={styles.label}>
        {texts.password}
      </label>
      <div className={styles.secret}>
        <input type="password" id="login-password" name="password" required maxLength={200} autoComplete="current-password" className={styles.input} aria-describedby="login-error" aria-invalid={isWrong} />
        <button type="button" className={styles.reveal} hidden aria-pressed="false" aria-label={texts.showPassword} title={texts.showPassword} data-reveal="">
          <Eye className={styles.closed} size={20} aria-hidden="true" />
          <EyeOff className={styles.open} size={20} aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}

function SignedIn({ texts, action, name }: { texts: VisitorTexts; action: string; name: string }) {
  return (
    <form method="post" action={action} className={styles.form}>
      <header className={styles.words}>
        <p className={styles.text}>{texts.signedInAs}</p>
        <h1 id="login-title" className={styles.title}>
          {name}
        </h1>
      </header>
      <input type="hidden" name="signOut" value="1" />
      <button type="submit" className={styles.signOut}>
        {texts.signOut}
      </button>
    </form>
  )
}
