import { useId, useRef, useState, type FormEvent } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import type { ConsoleTexts } from '../../i18n/console/de.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { call } from '../call.ts'
import { signInAnswer, type Operator } from '../start-data.ts'
import styles from './Login.module.css'

type Props = { texts: ConsoleTexts; demoUrl: string | null; onSignedIn: (user: Operator) => void }

export function Login({ texts, demoUrl, onSignedIn }: Props) {
  const words = texts.login
  const id = useId()
  const password = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isPasswordShown, setIsPasswordShown] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setError(null)
    const result = await call.post('auth', { email: form.get('email'), password: form.get('password') }, signInAnswer)
    setIsBusy(false)
    if (result.ok) return onSignedIn(result.value.user)
    setError(result.message || words.noAnswer)
    password.current?.select()
  }

  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit} aria-labelledby={`${id}-title`}>
        <p className={styles.mark}>{texts.name}</p>
        <h1 id={`${id}-title`}>{words.title}</h1>
        <p className={styles.text}>{words.text}</p>
        <TextField label={words.email} name="email" type="email" autoComplete="username" required maxLength={254} spellCheck={false} autoCapitalize="none" />
        <TextField
          ref={password}
          label={words.password}
          error={error}
          name="password"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          required
          maxLength={200}
          end={
            <IconButton label={isPasswordShown ? words.hidePassword : words.showPassword} onClick={() => setIsPasswordShown(!isPasswordShown)}>
              {isPasswordShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            </IconButton>
          }
        />
        <Button type="submit" look="primary" isBusy={isBusy} className={styles.submit}>
          {isBusy ? words.busy : words.submit}
        </Button>
      </form>
      {demoUrl !== null && (
        <a href={demoUrl} className={styles.demo}>
          {words.demo}
        </a>
      )}
    </main>
  )
}
