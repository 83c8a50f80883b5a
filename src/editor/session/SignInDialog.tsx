import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import { fill } from '../../i18n/fill.ts'
import { sessionTexts } from '../../i18n/editor/session/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { PasswordField } from './PasswordField.tsx'
import { readUser, signIn, type SessionUser } from './session-calls.ts'
import styles from './SignInDialog.module.css'

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Comes up by itself when the session is over, but never under the hands of somebody who is typing; put off, it waits in the bar. */
export function SignInDialog() {
  const { call, data, locale, typing, toaster, resumeSession } = useWorkbench()
  const texts = sessionTexts[locale]
  const dialogs = useDialogs()
  const isTyping = useStore(typing, (state) => state.edit !== null)
  const form = useId()
  const address = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [before] = useState(dialogs.name)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [other, setOther] = useState<SessionUser | null>(null)
  const author = data.user.name

  /** What was open before is open again: a receipt that could not be read is read now. */
  function goOn(user: SessionUser) {
    if (user.id !== data.user.id) return setOther(user)
    if (before === null || before === 'signIn') dialogs.close()
    else dialogs.open(before)
    toaster.success(texts.done)
    resumeSession()
  }
  const latest = useRef(goOn)
  useEffect(() => {
    latest.current = goOn
  })

  // Somebody may have signed in again in another tab.
  useEffect(() => {
    const look = async () => {
      const result = await readUser(call)
      if (result.ok && result.value.user) latest.current(result.value.user)
    }
    useDialogs.getState().open('signIn')
    void look()
    const onFocus = () => void look()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [call])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const given = new FormData(event.currentTarget)
    const [email, secret] = [textIn(given, 'email'), textIn(given, 'password')]
    const empty = email.trim() === '' ? address.current : secret === '' ? password.current : null
    if (empty) {
      setError(texts.missing)
      empty.focus()
      return
    }
    setIsBusy(true)
    setError(null)
    const result = await signIn(call, { email, password: secret })
    setIsBusy(false)
    if (result.ok) return goOn(result.value.user)
    setError(result.code === 'signInFailed' ? texts.wrong : result.message || texts.noAnswer)
    password.current?.select()
  }

  return (
    <Dialog
      isOpen={dialogs.name === 'signIn' && !isTyping}
      onClose={dialogs.close}
      title={texts.title}
      actions={
        <>
          <Button onClick={dialogs.close}>{texts.later}</Button>
          {other && (
            <Button look="outlined" onClick={() => location.reload()}>
              {texts.reload}
            </Button>
          )}
          <Button type="submit" form={form} look="primary" isBusy={isBusy}>
            {isBusy ? texts.busy : texts.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p className={styles.text} role={other ? 'alert' : undefined}>
          {other ? fill(texts.other, { name: other.name, author }) : fill(texts.text, { name: author })}
        </p>
        <TextField ref={address} label={texts.email} name="email" type="email" autoComplete="username" required maxLength={254} spellCheck={false} autoCapitalize="none" />
        <PasswordField ref={password} texts={texts} error={error} />
      </form>
    </Dialog>
  )
}
