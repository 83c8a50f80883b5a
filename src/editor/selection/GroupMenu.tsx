import { ClipboardCopy, ClipboardPaste, Copy, Ellipsis, Eye, EyeOff, Image, Languages, Plus } from 'lucide-react'
import { fill } from '../../i18n/fill.ts'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { Menu } from '../../kit/menu/Menu.tsx'
import { MenuItem } from '../../kit/menu/MenuItem.tsx'
import { parentOf } from '../../model/commands/desk.ts'
import { isMultilingual } from '../../model/locales.ts'
import type { Group } from '../../model/page/document.ts'
import type { Place } from '../../model/page/place.ts'
import { findDefinition } from '../../sections/definitions.ts'
import { readCopied } from '../clipboard/clipboard.ts'
import { createClipboard } from '../clipboard/create-clipboard.ts'
import { keyNames } from '../names/key-names.ts'
import { useDialogs } from '../dialogs/open-dialog.ts'
import { showSection } from '../picker/show-section.ts'
import { slotLabel } from '../names/slot-label.ts'
import { useTools } from '../state/open-tool.ts'
import { useWorkbench } from '../workbench.ts'

const ICON = { size: 18, 'aria-hidden': true } as const

/** What is needed less often, in words. */
export function GroupMenu({ group }: { group: Group }) {
  const workbench = useWorkbench()
  const { texts, data, history, sections, selection } = workbench
  const clipboard = createClipboard(workbench)
  const openPicker = useDialogs((state) => state.openPicker)
  const open = useTools((state) => state.open)
  const parentId = parentOf(history.shown(), group.id)
  const definition = findDefinition(group.type)
  const pictures = Object.entries(definition?.slots ?? {}).flatMap(([slot, own]) => (own?.kind === 'picture' ? [slot] : []))
  const hidden = Object.entries(group.fields).filter(([, field]) => !field.visible)

  const add = (side: Place['side']) => {
    const place: Place = { nextTo: group.id, side }
    if (typeof parentId !== 'string') return openPicker(place)
    const id = sections.addCard(parentId, place)
    if (id !== null) showSection(id)
  }
  const duplicate = () => {
    const id = sections.duplicate(group.id)
    if (id === null) return
    selection.select({ of: 'group', groupId: id })
    showSection(id)
  }

  const trigger = (
    <IconButton label={texts.items.more}>
      <Ellipsis {...ICON} />
    </IconButton>
  )
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<Copy {...ICON} />} shortcut={keyNames('Ctrl+D')} onChoose={duplicate}>
        {texts.items.duplicate}
      </MenuItem>
      <MenuItem icon={<ClipboardCopy {...ICON} />} shortcut={keyNames('Ctrl+C')} onChoose={() => void clipboard.copyByHand(group.id)}>
        {texts.items.copy}
      </MenuItem>
      {readCopied() && (
        <MenuItem icon={<ClipboardPaste {...ICON} />} shortcut={keyNames('Ctrl+V')} onChoose={() => clipboard.paste()}>
          {texts.items.paste}
        </MenuItem>
      )}
      {definition?.hasNeighbours !== false && (
        <>
          <MenuItem icon={<Plus {...ICON} />} onChoose={() => add('before')}>
            {texts.items.addBefore}
          </MenuItem>
          <MenuItem icon={<Plus {...ICON} />} onChoose={() => add('after')}>
            {texts.items.addAfter}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<EyeOff {...ICON} />} onChoose={() => sections.hide(group.id)}>
        {texts.items.hide}
      </MenuItem>
      {isMultilingual(data.locales) && (
        <MenuItem icon={<Languages {...ICON} />} onChoose={() => open({ name: 'languages', groupId: group.id })}>
          {texts.items.languages}
        </MenuItem>
      )}
      {pictures.map((slot) => (
        <MenuItem key={slot} icon={<Image {...ICON} />} onChoose={() => open({ name: 'media', groupId: group.id, slot })}>
          {fill(texts.ofWhat, { name: texts.items.picture, what: slotLabel(texts, slot) })}
        </MenuItem>
      ))}
      {hidden.map(([slot]) => (
        <MenuItem key={slot} icon={<Eye {...ICON} />} onChoose={() => sections.toggleField({ groupId: group.id, slot })}>
          {fill(texts.items.showNamed, { name: slotLabel(texts, slot) })}
        </MenuItem>
      ))}
    </Menu>
  )
}
