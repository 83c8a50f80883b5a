import { Eraser, ExternalLink, Files, Redo2, Settings, Undo2, X } from 'lucide-react'
import { lazy, Suspense, type MouseEvent } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { IconLink } from '../../kit/button/IconLink.tsx'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { useWorkbench } from '../workbench.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { PublishButton } from './PublishButton.tsx'
import { SaveState } from './SaveState.tsx'
import { TranslationsButton } from './TranslationsButton.tsx'
import styles from './EditorBar.module.css'

const PresenceDots = lazy(() => import('../presence/PresenceDots.tsx').then((module) => ({ default: module.PresenceDots })))

/** Leaving the text would make one step of everything that was written in it, and take all of it back at once. */
const KEEPS_CURSOR = { 'data-rich-tools': '', onMouseDown: (event: MouseEvent) => event.preventDefault() }

export function EditorBar() {
  const { texts, data, toolbar, typing, history, publication, undo, redo } = useWorkbench()
  const hasLetters = useStore(typing, (state) => state.hasLetters)
  const canUndo = useStore(history.store, ({ past }) => past.length > 0) || hasLetters
  const canRedo = useStore(history.store, ({ future }) => future.length > 0)
  const { changes, isLive, phase } = useStore(publication.store)
  const dialogs = useDialogs()
  return (
    <div className={styles.place}>
      <section aria-label={texts.bar.label} className={styles.bar} data-part="bar">
        <IconButton label={texts.bar.stopEditing} onClick={toolbar.turnOff}>
          <X size={20} aria-hidden="true" />
        </IconButton>
        <SaveState />
        <IconButton label={texts.bar.undo} isIdle={!canUndo} {...KEEPS_CURSOR} onClick={undo}>
          <Undo2 size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.bar.redo} isIdle={!canRedo} {...KEEPS_CURSOR} onClick={redo}>
          <Redo2 size={20} aria-hidden="true" />
        </IconButton>
        <LanguageMenu />
        <IconButton label={texts.bar.pages} className={styles.wideOnly} onClick={() => toolbar.openPanel('pagemenu')}>
          <Files size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.bar.settings} className={styles.wideOnly} onClick={() => toolbar.openPanel('settings')}>
          <Settings size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={texts.bar.revert} isIdle={!changes || phase !== 'idle'} className={styles.wideOnly} onClick={() => dialogs.open('revert')}>
          <Eraser size={18} aria-hidden="true" />
        </IconButton>
        {isLive && (
          <IconLink label={texts.bar.viewLive} href={data.liveHref} target="_blank" rel="noopener" className={styles.wideOnly}>
            <ExternalLink size={18} aria-hidden="true" />
          </IconLink>
        )}
        <Suspense>
          <PresenceDots />
        </Suspense>
        <MoreMenu />
        <TranslationsButton />
        <PublishButton />
      </section>
    </div>
  )
}
