import { ArrowDown, ArrowUp, Copy, ExternalLink, Eye, EyeOff, ListPlus, ListX, MousePointerClick, MoveRight, PanelTop, Pencil, Settings, Tag, Trash2 } from 'lucide-react'
import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import { fill } from '../../i18n/fill.ts'
import { AnchoredMenu } from '../../kit/menu/AnchoredMenu.tsx'
import { MenuItem } from '../../kit/menu/MenuItem.tsx'
import { MenuLink } from '../../kit/menu/MenuLink.tsx'
import { MenuSeparator } from '../../kit/menu/MenuSeparator.tsx'
import type { PageThing } from '../../model/page/page-thing.ts'
import { entryIn, hasRoom, hasRoomForContainer, isAlone } from '../../model/site/arrange-navigation.ts'
import type { Navigation } from '../../model/site/navigation.ts'
import { languageInSentence } from '../names/language-name.ts'
import { useWorkbench } from '../workbench.ts'
import { editHref } from './go-to-page.ts'
import { closeMenu, openDialog, type OpenMenu } from './panel-state.ts'
import { useArranging } from './use-arranging.ts'
import { usePageTools } from './use-page-tools.ts'

type Props = { menu: Extract<OpenMenu, { of: 'line' }>; page: PageThing | null; navigation: Navigation; texts: PagesTexts }

const icon = { size: 18, 'aria-hidden': true } as const

/** What can be done with a page and with its place in the menu. */
export function LineMenu({ menu: { pageId, entryId, anchor, name }, page, navigation, texts }: Props) {
  return (
    <AnchoredMenu anchor={anchor} label={fill(texts.row.menu, { name })} onClose={closeMenu}>
      {page && <PageItems pageId={pageId} page={page} texts={texts} />}
      {(entryId !== null || page?.collection === null) && <PlaceItems pageId={pageId} entryId={entryId} navigation={navigation} texts={texts} />}
      {page && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Trash2 {...icon} />} isDangerous reason={page.role === 'home' ? texts.menu.homeKept : undefined} onChoose={() => openDialog({ name: 'remove', pageId })}>
            {texts.menu.remove}
          </MenuItem>
        </>
      )}
    </AnchoredMenu>
  )
}

function PageItems({ pageId, page, texts }: { pageId: string; page: PageThing; texts: PagesTexts }) {
  const { data, locale } = useWorkbench()
  const tools = usePageTools()
  const shown = data.view.locale
  const isHidden = page.disallowedLanguages.includes(shown)
  const isLast = !isHidden && data.locales.every((each) => each === shown || page.disallowedLanguages.includes(each))
  const turn = () =>
    void tools.saveInfo(pageId, (now) => {
      const others = now.disallowedLanguages.filter((each) => each !== shown)
      return { ...now, disallowedLanguages: isHidden ? others : [...others, shown] }
    })
  return (
    <>
      <MenuLink icon={<ExternalLink {...icon} />} href={editHref(pageId, page, shown, { toolbar: true })}>
        {texts.menu.open}
      </MenuLink>
      <MenuItem icon={<Pencil {...icon} />} onChoose={() => openDialog({ name: 'renamePage', pageId })}>
        {texts.menu.rename}
      </MenuItem>
      <MenuItem icon={<Settings {...icon} />} onChoose={() => openDialog({ name: 'settings', pageId })}>
        {texts.menu.settings}
      </MenuItem>
      <MenuItem icon={<Copy {...icon} />} onChoose={() => void tools.duplicate(pageId)}>
        {texts.menu.duplicate}
      </MenuItem>
      <MenuItem icon={isHidden ? <Eye {...icon} /> : <EyeOff {...icon} />} reason={isLast ? texts.settings.oneLanguage : undefined} onChoose={turn}>
        {fill(isHidden ? texts.menu.show : texts.menu.hide, { language: languageInSentence(shown, locale) })}
      </MenuItem>
    </>
  )
}

type PlaceProps = { pageId: string; entryId: string | null; navigation: Navigation; texts: PagesTexts }

function PlaceItems({ pageId, entryId, navigation, texts }: PlaceProps) {
  const arranging = useArranging()
  const found = entryId === null ? null : entryIn(navigation, entryId)
  const others = navigation.filter((container) => container !== found?.container)
  const put = (containerId: string) =>
    found ? arranging.putEntry(found.entry.id, { containerId, place: { nextTo: null, side: 'after' } }) : arranging.addPage(pageId, containerId)
  return (
    <>
      <MenuSeparator />
      {!(found && isAlone(found.container)) && (
        <MenuItem icon={<PanelTop {...icon} />} reason={hasRoomForContainer(navigation) ? undefined : texts.container.full} onChoose={() => arranging.standAlone(pageId, entryId)}>
          {texts.menu.standAlone}
        </MenuItem>
      )}
      {found && (
        <>
          <MenuItem icon={<ArrowUp {...icon} />} onChoose={() => arranging.stepEntry(found.entry.id, -1)}>
            {texts.menu.up}
          </MenuItem>
          <MenuItem icon={<ArrowDown {...icon} />} onChoose={() => arranging.stepEntry(found.entry.id, 1)}>
            {texts.menu.down}
          </MenuItem>
          <MenuItem icon={<MousePointerClick {...icon} />} onChoose={() => arranging.appear(found.entry.id, found.entry.appearance === 'button' ? 'default' : 'button')}>
            {found.entry.appearance === 'button' ? texts.menu.asLink : texts.menu.asButton}
          </MenuItem>
          {isAlone(found.container) && (
            <MenuItem icon={<Tag {...icon} />} onChoose={() => openDialog({ name: 'rename', containerId: found.container.id, isNew: false })}>
              {texts.menu.nameInMenu}
            </MenuItem>
          )}
          <MenuItem icon={<ListX {...icon} />} onChoose={() => arranging.leave(found.entry.id)}>
            {texts.menu.leave}
          </MenuItem>
        </>
      )}
      {others.map((container) => (
        <MenuItem
          key={container.id}
          icon={found ? <MoveRight {...icon} /> : <ListPlus {...icon} />}
          reason={hasRoom(container) ? undefined : texts.menu.full}
          onChoose={() => put(container.id)}
        >
          {fill(found ? texts.menu.moveTo : texts.menu.addTo, { name: arranging.nameOfContainer(container.id) })}
        </MenuItem>
      ))}
    </>
  )
}
