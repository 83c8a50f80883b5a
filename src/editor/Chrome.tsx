import { Tooltip } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { EditorBar } from './bar/EditorBar.tsx'
import { StartPill } from './bar/StartPill.tsx'
import { ChromeRootContext } from './chrome-root.ts'
import { Dialogs } from './Dialogs.tsx'
import { Toasts } from './toasts/Toasts.tsx'
import { isEditing } from './toolbar/flag-query.ts'
import { useWorkbench } from './workbench.ts'
import styles from './styles/chrome.module.css'

/** Everything of the editor that is not the page itself. */
export function Chrome() {
  const { locale, toolbar, publication } = useWorkbench()
  const isOn = useStore(toolbar.store, isEditing)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (isOn) void publication.refresh()
  }, [isOn, publication])
  return (
    <div ref={setRoot} lang={locale} className={styles.chrome} data-on={isOn || undefined}>
      <ChromeRootContext value={root}>
        <Tooltip.Provider delay={400}>
          {isOn ? <EditorBar /> : <StartPill />}
          {isOn && <Dialogs />}
          <Toasts />
        </Tooltip.Provider>
      </ChromeRootContext>
    </div>
  )
}
