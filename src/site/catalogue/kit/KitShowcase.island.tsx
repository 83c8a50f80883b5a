import { useState } from 'react'
import { showcaseTexts } from '../../../i18n/showcase/texts.ts'
import { ToggleButton } from '../../../kit/button/ToggleButton.tsx'
import { ChromeRoot } from '../../../kit/chrome/ChromeRoot.tsx'
import { createToaster } from '../../../kit/toaster/create-toaster.ts'
import { Toaster } from '../../../kit/toaster/Toaster.tsx'
import type { EditorLocale } from '../../../model/locales.ts'
import { KitButtons } from './KitButtons.tsx'
import { KitChoices } from './KitChoices.tsx'
import { KitFields } from './KitFields.tsx'
import { KitMessages } from './KitMessages.tsx'
import { KitOverlays } from './KitOverlays.tsx'
import { KitStates } from './KitStates.tsx'
import styles from './KitShowcase.module.css'

export type ShowcaseProps = { locale: EditorLocale }

/** Every piece of the kit in every state, to look at and to use; also over a dark ground, as on a dark site. */
export function Island({ locale }: ShowcaseProps) {
  const texts = showcaseTexts[locale]
  const [toaster] = useState(createToaster)
  const [isDark, setDark] = useState(false)
  return (
    <ChromeRoot lang={locale} className={styles.showcase} data-dark={isDark || undefined}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <div className={styles.ground}>
          <ToggleButton isPressed={isDark} onChange={setDark}>
            {texts.darkGround}
          </ToggleButton>
        </div>
      </header>
      <div className={styles.parts}>
        <KitButtons texts={texts} />
        <KitOverlays texts={texts} />
        <KitFields texts={texts} />
        <KitChoices texts={texts} />
        <KitMessages texts={texts} toaster={toaster} />
        <KitStates texts={texts} />
      </div>
      <Toaster toaster={toaster} closeLabel={texts.close} />
    </ChromeRoot>
  )
}
