import { mediaTexts } from '../../i18n/editor/media/texts.ts'
import { ToggleButton } from '../../kit/button/ToggleButton.tsx'
import type { Media } from '../../model/media.ts'
import { useWorkbench } from '../workbench.ts'
import type { LibraryView } from './LibraryWindow.tsx'
import styles from './MediaTool.module.css'

type Props = { mediaType: Media['mediaType']; view: LibraryView; isFilled: boolean; onChange: (view: LibraryView) => void }

/**
 * On a narrow screen the others and the one that is there are two sheets, so that neither has to be scrolled past.
 * It is there from the start: coming with the first choice, it would push the pictures down under the finger.
 */
export function ViewSwitch({ mediaType, view, isFilled, onChange }: Props) {
  const texts = mediaTexts[useWorkbench().locale].views
  return (
    <div role="group" aria-label={texts.label} className={styles.views}>
      <ToggleButton isPressed={view === 'library'} onChange={() => onChange('library')}>
        {texts.library}
      </ToggleButton>
      <ToggleButton isPressed={view === 'about'} isIdle={!isFilled} onChange={() => onChange('about')}>
        {texts.current[mediaType]}
      </ToggleButton>
    </div>
  )
}
