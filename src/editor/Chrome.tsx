import { useEffect, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { ChromeRoot } from '../kit/chrome/ChromeRoot.tsx'
import { isMultilingual } from '../model/locales.ts'
import { Toaster } from '../kit/toaster/Toaster.tsx'
import { EditorBar } from './bar/EditorBar.tsx'
import { StartPill } from './bar/StartPill.tsx'
import { listenForClipboard } from './clipboard/listen-for-clipboard.ts'
import { Dialogs } from './Dialogs.tsx'
import { Later } from './Later.tsx'
import { Panels } from './Panels.tsx'
import { useDialogs } from './dialogs/open-dialog.ts'
import { useWayBack } from './publish/way-back.ts'
import { NOTICE } from './pages/notice-key.ts'
import { Overlay } from './selection/Overlay.tsx'
import { openSession } from './queue/browser-parts.ts'
import { offerStart } from './start/offer-start.ts'
import { tellOfPlain } from './slots/tell-of-plain.ts'
import { keepLanguages } from './keep-languages.ts'
import { Tools } from './tools/Tools.tsx'
import { isEditing } from './toolbar/flag-query.ts'
import { useWorkbench } from './workbench.ts'
import { loadedLater } from './loaded-later.tsx'
import styles from './styles/chrome.module.css'

/** Not needed to write the first word. */
const Presence = loadedLater(() => import('./presence/Presence.tsx').then(({ Presence }) => Presence))
const TranslationMarks = loadedLater(() => import('./translations/TranslationMarks.tsx').then(({ TranslationMarks }) => TranslationMarks))
const PreviewBar = loadedLater(() => import('./versions/PreviewBar.tsx').then(({ PreviewBar }) => PreviewBar))
const BackToPublishing = loadedLater(() => import('./publish/BackToPublishing.tsx').then(({ BackToPublishing }) => BackToPublishing))
const News = loadedLater(() => import('./changelog/News.tsx').then(({ News }) => News))

/** Everything of the editor that is not the page itself. */
export function Chrome() {
  const workbench = useWorkbench()
  const { data, locale, texts, toolbar, toaster, publication, preview } = workbench
  const isPreview = useStore(preview, ({ groups }) => groups !== null)
  const isOn = useStore(toolbar.store, isEditing)
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-tools', isOn)
  }, [isOn])
  useEffect(() => {
    if (isOn) void publication.refresh()
  }, [isOn, publication])
  useEffect(() => {
    if (isOn) offerStart(workbench)
  }, [isOn, workbench])
  useEffect(() => listenForClipboard(workbench), [workbench])
  useEffect(() => tellOfPlain(workbench), [workbench])
  useEffect(() => keepLanguages({ page: data.view.locale, editor: locale, offered: data.editorLocale }), [data, locale])
  useEffect(() => {
    if (openSession()?.getItem(NOTICE)) void import('./pages/notice.ts').then(({ showNotice }) => showNotice(workbench), console.error)
  }, [workbench])
  return (
    <ChromeRoot lang={locale} className={styles.chrome} data-part="chrome" data-on={isOn || undefined}>
      {isOn && !isPreview && <Overlay />}
      {isPreview ? null : isOn ? <EditorBar /> : <StartPill />}
      {isOn && <Tools />}
      {isOn && <Dialogs />}
      {isOn && <Panels />}
      <Later onFail={() => toaster.error(texts.toasts.notLoaded)}>
        {isPreview && <PreviewBar />}
        {isOn && !isPreview && <LeftPublishing />}
        {isOn && data.hasNews && !data.isNew && <News />}
        <Presence />
        {isOn && isMultilingual(data.openLocales) && <TranslationMarks />}
      </Later>
      <Toaster toaster={toaster} closeLabel={texts.toasts.close} />
    </ChromeRoot>
  )
}

/** The way back to the question about publishing that was left for a place of this page, while there still is something to publish and nothing else is asked. */
function LeftPublishing() {
  const { data, publication } = useWorkbench()
  const isLeft = useWayBack(({ left }) => left?.pageId === data.page.id)
  const isAsking = useDialogs(({ name }) => name !== null)
  const hasChanges = useStore(publication.store, ({ changes }) => changes !== 0)
  return isLeft && hasChanges && !isAsking && <BackToPublishing />
}
