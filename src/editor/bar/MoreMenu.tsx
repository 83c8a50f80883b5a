import { Ellipsis, Eraser, ExternalLink, Files, Globe, History, Images, Languages, LogOut, Rocket, Search, Settings } from 'lucide-react'
import { useStore } from 'zustand'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { Menu } from '../../kit/menu/Menu.tsx'
import { MenuItem } from '../../kit/menu/MenuItem.tsx'
import { MenuLink } from '../../kit/menu/MenuLink.tsx'
import { keyNames } from '../names/key-names.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { openPalette } from '../palette/typed-ahead.ts'
import { keepLanguages } from '../keep-languages.ts'
import { useWorkbench } from '../workbench.ts'
import { isStartOpen, openStart } from '../start/offer-start.ts'
import { useSignOut } from '../dialogs/use-sign-out.ts'
import styles from './EditorBar.module.css'

/** What is needed less often, and on a phone all that has no room beside it. */
export function MoreMenu() {
  const workbench = useWorkbench()
  const { texts, locale, data, history, publication, toolbar, flush } = workbench
  const hasStart = useStore(history.store, ({ things }) => isStartOpen(data, things))
  const hasChanges = useStore(publication.store, ({ changes }) => changes !== null && changes > 0)
  const isLive = useStore(publication.store, (state) => state.isLive)
  const open = useDialogs((state) => state.open)
  const signOut = useSignOut()
  const other = locale === 'de' ? 'fr' : 'de'
  /** For this tab; what everybody gets stands in the settings. */
  const speakOther = async () => {
    await flush()
    keepLanguages({ page: data.view.locale, editor: other, offered: data.editorLocale })
    location.reload()
  }
  const trigger = (
    <IconButton label={texts.bar.more}>
      <Ellipsis size={20} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu side="top" align="end" trigger={trigger}>
      <MenuItem icon={<Search size={18} aria-hidden="true" />} shortcut={keyNames('Ctrl+K')} onChoose={openPalette}>
        {texts.bar.find}
      </MenuItem>
      {hasStart && (
        <MenuItem icon={<Rocket size={18} aria-hidden="true" />} onChoose={() => openStart(workbench)}>
          {texts.bar.start}
        </MenuItem>
      )}
      <MenuItem icon={<Files size={18} aria-hidden="true" />} className={styles.narrowOnly} onChoose={() => toolbar.openPanel('pagemenu')}>
        {texts.bar.pages}
      </MenuItem>
      <MenuItem icon={<Settings size={18} aria-hidden="true" />} className={styles.narrowOnly} onChoose={() => toolbar.openPanel('settings')}>
        {texts.bar.settings}
      </MenuItem>
      {hasChanges && (
        <MenuItem icon={<Eraser size={18} aria-hidden="true" />} className={styles.narrowOnly} onChoose={() => open('revert')}>
          {texts.bar.revert}
        </MenuItem>
      )}
      {isLive && (
        <MenuLink icon={<ExternalLink size={18} aria-hidden="true" />} href={data.liveHref} target="_blank" rel="noopener" className={styles.narrowOnly}>
          {texts.bar.viewLive}
        </MenuLink>
      )}
      <MenuItem icon={<Images size={18} aria-hidden="true" />} onChoose={() => open('library')}>
        {texts.bar.library}
      </MenuItem>
      <MenuItem icon={<Languages size={18} aria-hidden="true" />} onChoose={() => open('board')}>
        {texts.bar.translations}
      </MenuItem>
      <MenuItem icon={<History size={18} aria-hidden="true" />} onChoose={() => open('history')}>
        {texts.bar.history}
      </MenuItem>
      <MenuItem icon={<Globe size={18} aria-hidden="true" />} onChoose={() => void speakOther()}>
        <span lang={other}>{texts.bar.otherLanguage}</span>
      </MenuItem>
      <MenuItem icon={<LogOut size={18} aria-hidden="true" />} onChoose={() => void signOut()}>
        {texts.bar.signOut}
      </MenuItem>
    </Menu>
  )
}
