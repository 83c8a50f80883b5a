import type { JSONContent } from '@tiptap/core'
import { isEmptyText } from '../../model/content/text.ts'
import type { RichValue } from '../../model/content/field.ts'
import { plainText, richTextSchema, type RichText } from '../../model/content/rich-text.ts'

const MAX_PIECE = 20_000

const known = (attrs: Record<string, unknown> = {}) => Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined))
const some = <Value extends object>(name: string, value: Value | undefined) => (value && Object.keys(value).length > 0 ? { [name]: value } : {})

/** Pages draw the first mark innermost, the editor the first one outermost. */
const turned = <Mark>(marks: readonly Mark[] | undefined) => marks?.toReversed()

/** Cut between characters, never inside one. */
function pieces(text: string): string[] {
  return text.match(new RegExp(`[^]{1,${MAX_PIECE - 1}}(?![\\uDC00-\\uDFFF])`, 'g')) ?? []
}

function stored(node: JSONContent): unknown[] {
  const { type, text } = node
  const marks = turned(node.marks?.map((mark) => ({ type: mark.type, ...some('attrs', known(mark.attrs)) })))
  if (text !== undefined) return pieces(text).map((piece) => ({ type, text: piece, ...some('marks', marks) }))
  return [{ type, ...some('attrs', known(node.attrs)), ...some('content', node.content?.flatMap(stored)) }]
}

const isEmptyLine = (node: JSONContent | undefined) => node?.type === 'paragraph' && (node.content ?? []).length === 0

/** Empty lines around a text were left behind by typing, and would only push apart what stands around it. */
function trimmed(blocks: readonly JSONContent[]): readonly JSONContent[] {
  const first = blocks.findIndex((block) => !isEmptyLine(block))
  return first < 0 ? [] : blocks.slice(first, blocks.findLastIndex((block) => !isEmptyLine(block)) + 1)
}

/** What is typed as it is stored; nothing where there is nothing to see; undefined where it is too much to be stored. */
export function toStored(doc: JSONContent): RichValue | null | undefined {
  const json = richTextSchema.safeParse({ type: 'doc', content: trimmed(doc.content ?? []).flatMap(stored) }).data
  if (!json) return undefined
  const text = plainText(json)
  return isEmptyText(text) && !json.content.some(({ type }) => type === 'image') ? null : { json, text }
}

/** White space as the page shows it, or the text would jump when the cursor comes. */
function shown(node: JSONContent): JSONContent {
  return {
    ...node,
    ...(node.text !== undefined && { text: node.text.replace(/[ \t\n]+/g, ' ') }),
    ...(node.marks && { marks: turned(node.marks) }),
    ...(node.content && { content: node.content.map(shown) }),
  }
}

export function toEditor(doc: RichText | null): JSONContent {
  const content: readonly JSONContent[] = doc?.content ?? []
  return { type: 'doc', content: content.length > 0 ? content.map(shown) : [{ type: 'paragraph' }] }
}
