import { Eraser, ExternalLink, Files, Settings, X } from 'lucide-react'
import { useStore } from 'zustand'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { IconLink } from '../../kit/button/IconLink.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { preparePages } from '../Panels.tsx'
import { useWorkbench } from '../workbench.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { PublishButton } from './PublishButton.tsx'
import { SaveState } from './SaveState.tsx'
import { TranslationsButton } from './TranslationsButton.tsx'
import { WayBack } from './WayBack.tsx'
import { loadedLater, Nothing } from '../loaded-later.tsx'
import styles from './EditorBar.module.css'

const PresenceDots = loadedLater(() => import('../presence/PresenceDots.tsx').then(({ PresenceDots }) => PresenceDots), Nothing)

export function EditorBar() {
  const workbench = useWorkbench()
  const { texts, data, toolbar, publication } = workbench
  const canRevert = useStore(publication.store, ({ changes, phase }) => changes !== null && changes > 0 && phase === 'idle')
  const isLive = useStore(publication.store, (state) => state.isLive)
  const open = useDialogs((state) => state.open)
  return (
    <div className={styles.place}>
      <section aria-label={texts.bar.label} className={styles.bar} data-part="bar">
        <IconButton label={texts.bar.stopEditing} onClick={toolbar.turnOff}>
          <X size={20} aria-hidden="true" />
        </IconButton>
        <SaveState />
        <WayBack />
        <LanguageMenu />
        <IconButton
          label={texts.bar.pages}
          className={styles.wideOnly}
          onPointerEnter={() => preparePages(workbench)}
          onFocus={() => preparePages(workbench)}
          onClick={() => toolbar.openPanel('pagemenu')}
        >
          <Files size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.bar.settings} className={styles.wideOnly} onClick={() => toolbar.openPanel('settings')}>
          <Settings size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.bar.revert} isIdle={!canRevert} className={styles.wideOnly} onClick={() => open('revert')}>
          <Eraser size={18} aria-hidden="true" />
        </IconButton>
        {isLive && (
          <IconLink label={texts.bar.viewLive} href={data.liveHref} target="_blank" rel="noopener" className={styles.wideOnly}>
            <ExternalLink size={18} aria-hidden="true" />
          </IconLink>
        )}
        <PresenceDots />
        <MoreMenu />
        <TranslationsButton />
        <PublishButton />
      </section>
    </div>
  )
}
