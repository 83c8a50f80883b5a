import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import type { PageThing } from '../../model/page/page-thing.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import { ContainerMenu } from './ContainerMenu.tsx'
import { CreateDialog } from './dialogs/CreateDialog.tsx'
import { RemoveDialog } from './dialogs/RemoveDialog.tsx'
import { RenameDialog } from './dialogs/RenameDialog.tsx'
import { RenamePageDialog } from './dialogs/RenamePageDialog.tsx'
import { SettingsDialog } from './dialogs/SettingsDialog.tsx'
import { LineMenu } from './LineMenu.tsx'
import type { PageList } from './page-list.ts'
import { usePanel } from './panel-state.ts'

type Props = { list: PageList; pages: ReadonlyMap<string, PageThing>; navigation: Navigation; texts: PagesTexts }

/** What is open beside the panel. What is about a page goes when the page does. */
export function PanelDialogs({ list, pages, navigation, texts }: Props) {
  const { dialog, menu } = usePanel()
  const page = dialog && 'pageId' in dialog ? pages.get(dialog.pageId) : undefined
  return (
    <>
      {menu?.of === 'line' && <LineMenu menu={menu} page={pages.get(menu.pageId) ?? null} navigation={navigation} texts={texts} />}
      {menu?.of === 'container' && <ContainerMenu menu={menu} texts={texts} />}
      {dialog?.name === 'create' && <CreateDialog dialog={dialog} list={list} texts={texts} />}
      {dialog?.name === 'rename' && <RenameDialog containerId={dialog.containerId} isNew={dialog.isNew} navigation={navigation} texts={texts} />}
      {dialog?.name === 'renamePage' && page && <RenamePageDialog key={dialog.pageId} pageId={dialog.pageId} page={page} navigation={navigation} texts={texts} />}
      {dialog?.name === 'settings' && page && <SettingsDialog key={dialog.pageId} pageId={dialog.pageId} page={page} texts={texts} />}
      {dialog?.name === 'remove' && page && <RemoveDialog key={dialog.pageId} pageId={dialog.pageId} page={page} navigation={navigation} texts={texts} />}
    </>
  )
}
