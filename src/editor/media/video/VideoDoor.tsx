import { useState } from 'react'
import { videoTexts } from '../../../i18n/editor/video/texts.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { Tabs } from '../../../kit/tabs/Tabs.tsx'
import type { LibraryMedium } from '../../api/library-medium.ts'
import { useWorkbench } from '../../workbench.ts'
import { VideoUpload } from './VideoUpload.tsx'
import { YoutubeLink } from './YoutubeLink.tsx'
import styles from './VideoDoor.module.css'

type Props = { onChosen: (medium: LibraryMedium) => void; /** Where given, there is a button for it. */ onClose?: () => void }

/** The two ways in which a video comes to a site. What came is chosen at once. */
export function VideoDoor({ onChosen, onClose }: Props) {
  const { locale } = useWorkbench()
  const texts = videoTexts[locale]
  const [tab, setTab] = useState('upload')
  return (
    <section aria-label={texts.label} className={styles.door}>
      <Tabs
        label={texts.label}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'upload', label: texts.tabs.upload, content: <VideoUpload onChosen={onChosen} /> },
          { value: 'youtube', label: texts.tabs.youtube, content: <YoutubeLink onChosen={onChosen} /> },
        ]}
      />
      {onClose && (
        <Button className={styles.close} onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </section>
  )
}
