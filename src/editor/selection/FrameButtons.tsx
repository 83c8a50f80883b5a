import { Files, Settings } from 'lucide-react'
import type { FrameTexts } from '../../i18n/editor/frame/de.ts'
import { frameTexts } from '../../i18n/editor/frame/texts.ts'
import { Button } from '../../kit/button/Button.tsx'
import { openSettings } from '../settings/open-settings.ts'
import type { FramePart } from '../state/item.ts'
import { useWorkbench } from '../workbench.ts'
import styles from './ItemBar.module.css'

const SECTIONS: Readonly<Record<FramePart, readonly (keyof FrameTexts['settings'])[]>> = {
  header: ['header', 'logo'],
  footer: ['footer', 'hours'],
  booking: ['bookingButton'],
}

/** What stands around the content is the same on every page: it says where it is written, and leads there. */
export function FrameButtons({ part }: { part: FramePart }) {
  const { locale, toolbar } = useWorkbench()
  const texts = frameTexts[locale]
  return (
    <>
      <p className={styles.source}>{texts.everywhere}</p>
      {part !== 'booking' && (
        <Button onClick={() => toolbar.openPanel('pagemenu')}>
          <Files size={18} aria-hidden="true" />
          {texts.menu}
        </Button>
      )}
      {SECTIONS[part].map((section) => (
        <Button key={section} onClick={() => openSettings(toolbar, section)}>
          <Settings size={18} aria-hidden="true" />
          {texts.settings[section]}
        </Button>
      ))}
    </>
  )
}
