import { ArrowDown, ArrowUp, ListX, Pencil, Plus } from 'lucide-react'
import type { PagesTexts } from '../../i18n/editor/pages/de.ts'
import { fill } from '../../i18n/fill.ts'
import { AnchoredMenu } from '../../kit/menu/AnchoredMenu.tsx'
import { MenuItem } from '../../kit/menu/MenuItem.tsx'
import { MenuSeparator } from '../../kit/menu/MenuSeparator.tsx'
import { closeMenu, openDialog, type OpenMenu } from './panel-state.ts'
import { useArranging } from './use-arranging.ts'

type Props = { menu: Extract<OpenMenu, { of: 'container' }>; texts: PagesTexts }

const icon = { size: 18, 'aria-hidden': true } as const

export function ContainerMenu({ menu: { containerId, anchor, name }, texts }: Props) {
  const arranging = useArranging()
  return (
    <AnchoredMenu anchor={anchor} label={fill(texts.container.menu, { name })} onClose={closeMenu}>
      <MenuItem icon={<Plus {...icon} />} onChoose={() => openDialog({ name: 'create', containerId, collection: null })}>
        {texts.newPage}
      </MenuItem>
      <MenuItem icon={<Pencil {...icon} />} onChoose={() => openDialog({ name: 'rename', containerId, isNew: false })}>
        {texts.container.rename}
      </MenuItem>
      <MenuItem icon={<ArrowUp {...icon} />} onChoose={() => arranging.stepContainer(containerId, -1)}>
        {texts.menu.up}
      </MenuItem>
      <MenuItem icon={<ArrowDown {...icon} />} onChoose={() => arranging.stepContainer(containerId, 1)}>
        {texts.menu.down}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<ListX {...icon} />} isDangerous onChoose={() => arranging.removeContainer(containerId)}>
        {texts.container.remove}
      </MenuItem>
    </AnchoredMenu>
  )
}
