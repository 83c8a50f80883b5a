import { ArrowUp, ChevronDown, Copy, ExternalLink, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ShowcaseTexts } from '../../../i18n/showcase/de.ts'
import { Button } from '../../../kit/button/Button.tsx'
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { Menu } from '../../../kit/menu/Menu.tsx'
import { MenuItem } from '../../../kit/menu/MenuItem.tsx'
import { MenuLink } from '../../../kit/menu/MenuLink.tsx'
import { MenuSeparator } from '../../../kit/menu/MenuSeparator.tsx'
import { Panel } from '../../../kit/panel/Panel.tsx'
import { KitPart } from './KitPart.tsx'
import { KitPopover } from './KitPopover.tsx'
import styles from './KitShowcase.module.css'

type Shown = 'panel' | 'dialog' | 'confirm'

export function KitOverlays({ texts }: { texts: ShowcaseTexts }) {
  const words = texts.overlays
  const [shown, setShown] = useState<Shown | null>(null)
  const close = () => setShown(null)
  return (
    <KitPart title={words.title}>
      <div className={styles.row}>
        <SectionMenu words={words} onOptions={() => setShown('panel')} onRemove={() => setShown('confirm')} />
        <KitPopover texts={texts} />
        {(['panel', 'dialog', 'confirm'] as const).map((name) => (
          <Button key={name} look="outlined" onClick={() => setShown(name)}>
            {words[name]}
          </Button>
        ))}
      </div>
      <Panel
        isOpen={shown === 'panel'}
        onClose={close}
        title={words.panel}
        closeLabel={texts.close}
        actions={
          <Button look="primary" onClick={close}>
            {words.save}
          </Button>
        }
      >
        <p className={styles.text}>{words.panelText}</p>
        <TextField label={texts.fields.company} defaultValue={texts.fields.companySample} />
      </Panel>
      <Dialog
        isOpen={shown === 'dialog'}
        onClose={close}
        title={words.dialog}
        actions={
          <>
            <Button look="outlined" onClick={close}>
              {texts.cancel}
            </Button>
            <Button look="primary" onClick={close}>
              {words.save}
            </Button>
          </>
        }
      >
        <TextField label={texts.fields.company} help={words.dialogText} />
      </Dialog>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title={words.confirmTitle}
        text={words.confirmText}
        cancelLabel={texts.cancel}
        confirmLabel={words.discard}
        isDangerous
      />
    </KitPart>
  )
}

function SectionMenu({ words, onOptions, onRemove }: { words: ShowcaseTexts['overlays']; onOptions: () => void; onRemove: () => void }) {
  const trigger = (
    <Button look="outlined">
      {words.menu}
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<SlidersHorizontal size={18} aria-hidden="true" />} onChoose={onOptions}>
        {words.options}
      </MenuItem>
      <MenuItem icon={<Copy size={18} aria-hidden="true" />} shortcut="Ctrl+D" onChoose={onOptions}>
        {words.duplicate}
      </MenuItem>
      <MenuItem icon={<ArrowUp size={18} aria-hidden="true" />} shortcut="Alt+↑" reason={words.alreadyFirst} onChoose={onOptions}>
        {words.moveUp}
      </MenuItem>
      <MenuLink icon={<ExternalLink size={18} aria-hidden="true" />} href="/">
        {words.view}
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} isDangerous onChoose={onRemove}>
        {words.remove}
      </MenuItem>
    </Menu>
  )
}
