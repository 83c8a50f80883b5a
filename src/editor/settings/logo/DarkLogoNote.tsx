import { useState } from 'react'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import type { Settings } from '../../../model/site/settings.ts'
import type { Theme } from '../../../model/site/theme.ts'
import { useWorkbench } from '../../workbench.ts'
import type { SettingField } from '../setting-fields.ts'
import type { ChangeSetting } from '../use-change.ts'
import { darkLogoNeeds } from './dark-logo.ts'
import { LogoDialog } from './LogoDialog.tsx'
import styles from '../Settings.module.css'

type Place = Pick<SettingField, 'name' | 'part' | 'path'>
const ALTERNATIVE: Place = { name: 'logoAlternative', part: 'logo', path: ['alternative'] }
const USE: Place = { name: 'useAlternativeLogo', part: 'header', path: ['useAlternativeLogo'] }

type Props = { settings: Settings; theme: Theme; onChange: ChangeSetting }

/** Colours that make the page dark leave a dark logo behind: said where either is chosen, with the way out of it. */
export function DarkLogoNote({ settings, theme, onChange }: Props) {
  const { locale } = useWorkbench()
  const texts = settingsTexts[locale]
  const [isOpen, setOpen] = useState(false)
  const needs = darkLogoNeeds(settings, theme)
  const choose = (id: string) => {
    onChange(ALTERNATIVE, id)
    if (id !== '') onChange(USE, true)
  }
  // The dialog goes on while its first choice already makes the note needless.
  if (!needs && !isOpen) return null
  return (
    <>
      {needs && (
        <div role="status" className={styles.note}>
          <p>{texts.logo.darkPage}</p>
          <Button look="outlined" onClick={() => (needs === 'use' ? onChange(USE, true) : setOpen(true))}>
            {needs === 'use' ? texts.logo.useAlternative : texts.logo.chooseAlternative}
          </Button>
        </div>
      )}
      {isOpen && <LogoDialog name={texts.fields.logoAlternative} chosen={settings.logo.alternative} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )
}
