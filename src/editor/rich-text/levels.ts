import type { Editor } from '@tiptap/core'

/** What the picker offers; a heading of level 4 to 6 that is there already keeps its level. */
export const LEVELS = ['heading1', 'heading2', 'heading3', 'large', 'paragraph', 'small'] as const
export type Level = (typeof LEVELS)[number] | 'heading4' | 'heading5' | 'heading6'

const HEADINGS = ['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'] as const
const SIZES = ['large', 'small'] as const

export function levelAt(editor: Editor): Level {
  const { parent } = editor.state.selection.$from
  if (parent.type.name === 'heading') return HEADINGS[Number(parent.attrs['level']) - 1] ?? 'heading6'
  return SIZES.find((size) => parent.attrs['size'] === size) ?? 'paragraph'
}

export function setLevel(editor: Editor, level: Level): void {
  const chain = editor.chain().focus(undefined, { scrollIntoView: false })
  const heading = HEADINGS.findIndex((each) => each === level) + 1
  // A list item holds paragraphs only: a heading comes out of its list.
  if (heading > 0) chain.clearNodes().setNode('heading', { level: heading }).run()
  else chain.setNode('paragraph', { size: SIZES.find((size) => size === level) ?? null }).run()
}
