import type { Editor } from '@tiptap/core'
import { ALargeSmall, Bold, ChevronDown, Italic, List, Palette, Pilcrow } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RichTextTexts } from '../../i18n/editor/rich-text/de.ts'
import { Button } from '../../kit/button/Button.tsx'
import { IconButton } from '../../kit/button/IconButton.tsx'
import { Menu } from '../../kit/menu/Menu.tsx'
import { MenuItem } from '../../kit/menu/MenuItem.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LEVELS, levelAt, setLevel } from './levels.ts'
import { LinkTool } from './LinkTool.tsx'
import styles from './Bubble.module.css'

type Props = { editor: Editor; texts: RichTextTexts }

/** The colours that pages draw in rich text; what a text without one has comes first. */
const COLORS = ['text', 'primary', 'accent', 'muted'] as const
const SIZES = ['large', 'normal', 'small'] as const

/** Back to the text without moving the page. */
const chainOn = (editor: Editor) => editor.chain().focus(undefined, { scrollIntoView: false })

export function Tools({ editor, texts }: Props) {
  return (
    <>
      <HierarchyTool editor={editor} texts={texts} />
      <MarkTool label={texts.bold} isOn={editor.isActive('bold')} onPress={() => chainOn(editor).toggleMark('bold').run()}>
        <Bold size={18} aria-hidden="true" />
      </MarkTool>
      <MarkTool label={texts.italic} isOn={editor.isActive('italic')} onPress={() => chainOn(editor).toggleMark('italic').run()}>
        <Italic size={18} aria-hidden="true" />
      </MarkTool>
      <SizeTool editor={editor} texts={texts} />
      <ColorTool editor={editor} texts={texts} />
      <MarkTool label={texts.list} isOn={editor.isActive('bulletList')} onPress={() => chainOn(editor).toggleList('bulletList', 'listItem').run()}>
        <List size={18} aria-hidden="true" />
      </MarkTool>
      <LinkTool editor={editor} texts={texts} />
    </>
  )
}

/** Pressed without taking the cursor out of the text. */
function MarkTool({ label, isOn, onPress, children }: { label: string; isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <IconButton label={label} aria-pressed={isOn} className={styles.tool} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
      {children}
    </IconButton>
  )
}

function HierarchyTool({ editor, texts }: Props) {
  const level = levelAt(editor)
  const trigger = (
    <Button aria-label={`${texts.hierarchy}: ${texts.levels[level]}`} className={classNames(styles.tool, styles.level)}>
      <Pilcrow size={18} aria-hidden="true" className={styles.levelSign} />
      <span className={styles.levelName}>{texts.levels[level]}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {LEVELS.map((each) => (
        <MenuItem key={each} onChoose={() => setLevel(editor, each)}>
          <span className={styles.sample} data-level={each}>
            {texts.levels[each]}
            {each === 'small' && <span aria-hidden="true">Aa</span>}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}

function SizeTool({ editor, texts }: Props) {
  const set = (size: (typeof SIZES)[number]) => (size === 'normal' ? chainOn(editor).unsetMark('size').run() : chainOn(editor).setMark('size', { size }).run())
  const trigger = (
    <IconButton label={texts.size} className={styles.tool}>
      <ALargeSmall size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      {SIZES.map((size) => (
        <MenuItem key={size} onChoose={() => set(size)}>
          <span className={styles.sample} data-level={size}>
            {texts.sizes[size]}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}

function ColorTool({ editor, texts }: Props) {
  const set = (color: (typeof COLORS)[number]) => (color === 'text' ? chainOn(editor).unsetMark('color').run() : chainOn(editor).setMark('color', { color }).run())
  const trigger = (
    <IconButton label={texts.color} className={styles.tool}>
      <Palette size={18} aria-hidden="true" />
    </IconButton>
  )
  return (
    <Menu trigger={trigger}>
      {COLORS.map((color) => (
        <MenuItem key={color} onChoose={() => set(color)}>
          <span className={styles.sample}>
            <span className={styles.swatch} style={{ backgroundColor: `var(--theme-${color})` }} />
            {texts.colors[color]}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
