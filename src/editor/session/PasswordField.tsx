import { Eye, EyeOff } from 'lucide-react'
import { useState, type Ref } from 'react'
import type { SessionTexts } from '../../i18n/editor/session/de.ts'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'

type Props = { ref: Ref<HTMLInputElement>; texts: SessionTexts; error: string | null }

export function PasswordField({ ref, texts, error }: Props) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      ref={ref}
      label={texts.password}
      error={error}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      maxLength={200}
      end={
        <IconButton label={isShown ? texts.hidePassword : texts.showPassword} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}
