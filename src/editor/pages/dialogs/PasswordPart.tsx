import { useState, type FormEvent } from 'react'
import type { PagesTexts } from '../../../i18n/editor/pages/de.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useWorkbench } from '../../workbench.ts'
import { setPassword } from '../../api/overview-calls.ts'
import styles from './Dialogs.module.css'

type Props = { pageId: string; isProtected: boolean; texts: PagesTexts }

const LEAST = 4
const MOST = 200

/** E-010: acts at once and is never read again; whoever forgets it sets another. */
export function PasswordPart({ pageId, isProtected, texts }: Props) {
  const { call, history, toaster } = useWorkbench()
  const [password, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  const { settings } = texts

  async function save(next: string | null) {
    setBusy(true)
    const answer = await setPassword(call, pageId, next)
    setBusy(false)
    if (!answer.ok) return toaster.error(settings.passwordFailed, answer.message)
    history.adopt(answer.value.facts)
    setTyped('')
    // In its place: a message over the dialog would cover the button that takes it back.
    setSaid(next === null ? settings.passwordRemoved : settings.passwordSaved)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password.trim().length >= LEAST) void save(password.trim())
  }

  return (
    <form noValidate className={styles.password} onSubmit={submit}>
      <h4 className={styles.legend}>{settings.password}</h4>
      <p className={styles.note}>{isProtected ? settings.passwordSet : settings.passwordNone}</p>
      <p className={styles.note} role="status">
        {said}
      </p>
      <TextField
        label={settings.passwordNew}
        type="text"
        value={password}
        maxLength={MOST}
        autoComplete="off"
        spellCheck={false}
        help={settings.passwordHelp}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.buttons}>
        {isProtected && (
          <Button look="outlined" isBusy={isBusy} onClick={() => void save(null)}>
            {settings.passwordRemove}
          </Button>
        )}
        <Button look="outlined" type="submit" isBusy={isBusy} isIdle={password.trim().length < LEAST}>
          {settings.passwordSave}
        </Button>
      </div>
    </form>
  )
}
