import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { loadEditorTexts } from '../i18n/editor/load-texts.ts'
import type { EditData } from '../site/edit-data.ts'
import { EditedPage } from './EditedPage.tsx'
import { guardLinks } from './slots/guard-links.ts'
import { guardPictures } from './slots/guard-pictures.ts'
import { loadFont } from './styles/load-font.ts'
import { followSelection } from './selection/follow-selection.ts'
import { listenForKeys } from './keys/listen-for-keys.ts'
import { opened } from './state/opened.ts'
import { readEditorLocale } from './read-editor-locale.ts'
import { createWorkbench, WorkbenchContext } from './workbench.ts'

async function startEditor(page: HTMLElement, json: string) {
  const data: EditData = JSON.parse(json)
  const locale = readEditorLocale(data.editorLocale)
  const workbench = createWorkbench(data, { locale, texts: await loadEditorTexts(locale) })
  // At one go: between taking the page over and bringing its tools a frame would be painted that nobody waits for.
  flushSync(() =>
    hydrateRoot(
      page,
      <WorkbenchContext value={workbench}>
        <EditedPage />
      </WorkbenchContext>,
    ),
  )
  // A third of the script, and no text waits for it: the page can be written in before the bar is here.
  const chromeArrives = opened.then(() => import('./Chrome.tsx'))
  // Beside the page and not in it, so that nothing of the page has to make room.
  const chrome = document.createElement('div')
  document.body.append(chrome)
  chromeArrives.then(
    ({ Chrome }) =>
      createRoot(chrome).render(
        <WorkbenchContext value={workbench}>
          <Chrome />
        </WorkbenchContext>,
      ),
    console.error,
  )
  loadFont()
  guardLinks(page, workbench.toolbar)
  guardPictures(page, workbench.toolbar)
  followSelection(page, workbench.selection, workbench.toolbar)
  listenForKeys(workbench)
}

const page = document.getElementById('page')
const json = document.getElementById('edit-data')?.textContent
if (page && json) void startEditor(page, json)
