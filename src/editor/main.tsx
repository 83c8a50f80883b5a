import { createRoot, hydrateRoot } from 'react-dom/client'
import type { EditData } from '../site/edit-data.ts'
import { Chrome } from './Chrome.tsx'
import { EditedPage } from './EditedPage.tsx'
import { guardLinks } from './slots/guard-links.ts'
import { guardPictures } from './slots/guard-pictures.ts'
import { loadFont } from './styles/load-font.ts'
import { listenForKeys } from './keys/listen-for-keys.ts'
import { createWorkbench, WorkbenchContext } from './workbench.ts'

function startEditor(page: HTMLElement, json: string) {
  const data: EditData = JSON.parse(json)
  const workbench = createWorkbench(data)
  hydrateRoot(
    page,
    <WorkbenchContext value={workbench}>
      <EditedPage />
    </WorkbenchContext>,
  )
  // Beside the page and not in it, so that nothing of the page has to make room.
  const chrome = document.createElement('div')
  document.body.append(chrome)
  createRoot(chrome).render(
    <WorkbenchContext value={workbench}>
      <Chrome />
    </WorkbenchContext>,
  )
  loadFont()
  guardLinks(page, workbench.toolbar)
  guardPictures(page, workbench.toolbar)
  listenForKeys(workbench)
}

const page = document.getElementById('page')
const json = document.getElementById('edit-data')?.textContent
if (page && json) startEditor(page, json)
