import { MAX_TEXT } from '../../model/content/field.ts'

/** As much of a DOM node as reading text needs. */
export type TextNode = { nodeName: string; nodeValue: string | null; childNodes: Iterable<TextNode> }

const LINE_BOXES = ['DIV', 'P']

function collect(node: TextNode): string {
  if (node.nodeName === '#text') return node.nodeValue ?? ''
  if (node.nodeName === 'BR') return '\n'
  let text = ''
  for (const child of node.childNodes) {
    if (LINE_BOXES.includes(child.nodeName) && text !== '' && !text.endsWith('\n')) text += '\n'
    text += collect(child)
  }
  return text
}

/** What a person sees as typed; `innerText` would return the capitals of a style, `textContent` would lose lines. */
export function readText(element: TextNode): string {
  const text = collect(element).replaceAll('\r', '')
  // Browsers keep one empty line at the end for the cursor to stand in.
  return text.endsWith('\n') ? text.slice(0, -1) : text
}

/** The page shows a stored text with its white space collapsed; so does the editor, or the page would jump. */
export function asShown(text: string | null, hasLines: boolean): string {
  if (text === null) return ''
  return hasLines
    ? text
        .replace(/[ \t]*\n[ \t]*/g, '\n')
        .replace(/[ \t]+/g, ' ')
        .trim()
    : text.replace(/[ \t\n]+/g, ' ').trim()
}

export function toOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}

/** Cut between characters, never inside one. */
export function limitText(text: string, most = MAX_TEXT): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
