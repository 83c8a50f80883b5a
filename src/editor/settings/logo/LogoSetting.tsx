import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { settingsTexts } from '../../../i18n/editor/settings/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { logoSources } from '../../../model/site/logo.ts'
import { useWorkbench } from '../../workbench.ts'
import { valueAt } from '../change-setting.ts'
import { useGround } from '../follow-settings.ts'
import type { SettingProps } from '../setting-props.ts'
import { LogoDialog } from './LogoDialog.tsx'
import styles from '../Settings.module.css'

const SHOWN_WIDTH = 160

/** One picture that the site is known by, chosen from its own. */
export function LogoSetting({ field, settings, onChange }: SettingProps) {
  const { locale, screen } = useWorkbench()
  const texts = settingsTexts[locale]
  const [isOpen, setIsOpen] = useState(false)
  const ground = useGround((state) => state.ground)
  const arrived = useStore(screen, (state) => state.media)
  const chosen = valueAt(settings[field.part], field.path)
  const id = typeof chosen === 'string' ? chosen : ''
  const medium = arrived[id] ?? ground?.media.find((each) => each.id === id)
  const name = texts.fields[field.name]
  return (
    <fieldset className={styles.logo}>
      <legend className={styles.label}>{name}</legend>
      {field.help && <p className={styles.help}>{texts.helps[field.help]}</p>}
      {medium ? (
        <span className={styles.logoFrame} data-part={field.path[0]}>
          <img src={logoSources(medium, SHOWN_WIDTH).src} alt="" />
        </span>
      ) : (
        <p className={styles.help}>{id !== '' ? texts.logo.gone : field.name === 'logoPicture' ? texts.logo.none : texts.logo.noneOther}</p>
      )}
      <div className={styles.buttons}>
        <Button look="outlined" onClick={() => setIsOpen(true)}>
          <ImagePlus size={18} aria-hidden="true" />
          {medium ? texts.logo.change : texts.logo.choose}
        </Button>
        {id !== '' && (
          <Button look="outlined" aria-label={`${name}: ${texts.logo.remove}`} onClick={() => onChange(field, '')}>
            <Trash2 size={18} aria-hidden="true" />
            {texts.logo.remove}
          </Button>
        )}
      </div>
      {isOpen && <LogoDialog name={name} chosen={id} onChoose={(chosen) => onChange(field, chosen)} onClose={() => setIsOpen(false)} />}
    </fieldset>
  )
}
