import { parsePath } from '../../model/page/path.ts'
import type { Toolbar } from '../toolbar/create-toolbar.ts'
import type { Selection } from '../state/create-selection.ts'
import { itemAt } from '../state/elements.ts'
import { isSameItem, type Item } from '../state/item.ts'

/** The editor's own pieces stand in the page as well; a press on one is about the page's item that is chosen already. */
const OWN = '[data-add-place], [data-editor]'

/** Beside the page there is nothing to choose, only the room that the bar stands in. */
const isBeside = (target: EventTarget | null) => target instanceof Element && target.matches('html, body, [data-part="chrome"]')

/** The page in edit mode that a link of the content leads to. */
function pageBehind(target: Element): string | null {
  const link = target.closest<HTMLAnchorElement>('a[href]') ?? target.closest('article, li')?.querySelector<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || parsePath(link.pathname)?.mode !== 'edit' || link.pathname === location.pathname) return null
  return `${link.pathname}?toolbar=1`
}

/** The picture that fills a section lies below its words, where no press reaches it. */
function pictureBelow({ target, clientX, clientY }: MouseEvent): Item | null {
  const group = target instanceof Element ? itemAt(target) : null
  if (group?.of !== 'group') return null
  const pictures = document.elementsFromPoint(clientX, clientY).flatMap((element) => (element.matches('img[data-field]') ? (itemAt(element) ?? []) : []))
  return pictures.find((item) => item.of === 'field' && item.groupId === group.groupId) ?? null
}

const TAKES_PRESS = '[contenteditable], a, button, input, textarea, select, label, summary, img, video, [role], [tabindex="0"], [data-add-place], [data-editor]'

const hasWords = ({ childNodes }: Element) => [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

/** Where nothing stands, browsers put the cursor into the nearest text: who then typed would write into something he did not mean. */
function keepCursorOut(event: MouseEvent, page: HTMLElement) {
  if (!(event.target instanceof Element) || event.target.closest(TAKES_PRESS) || hasWords(event.target)) return
  event.preventDefault()
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && page.contains(activeElement)) activeElement.blur()
}

/** A text that was left keeps the browser's own cursor: accents, emojis and a phone's suggestions would still go there. */
function takeCursorAlong(left: EventTarget | null) {
  const selection = getSelection()
  const isNowhere = document.activeElement === document.body
  if (isNowhere && left instanceof Element && selection && left.contains(selection.anchorNode)) selection.removeAllRanges()
}

/** Whatever gets the pointer or the keyboard is chosen; a press beside everything lets go. */
export function followSelection(page: HTMLElement, selection: Selection, toolbar: Toolbar): void {
  function choose(target: EventTarget | null, below: Item | null = null) {
    if (!toolbar.isOn() || !(target instanceof Element) || target.closest(OWN)) return
    const met = itemAt(target)
    // Who presses once more on a section that is chosen already means what lies behind its words.
    const item = below && isSameItem(met, selection.store.getState().item) ? below : met
    selection.select(item, item?.of === 'group' ? pageBehind(target) : null)
  }
  page.addEventListener('mousedown', (event) => toolbar.isOn() && keepCursorOut(event, page))
  page.addEventListener('focusout', ({ target, relatedTarget }) => relatedTarget === null && queueMicrotask(() => takeCursorAlong(target)))
  // Before the page's own pieces, some of which keep a press to themselves.
  page.addEventListener('click', (event) => choose(event.target, pictureBelow(event)), { capture: true })
  page.addEventListener('focusin', ({ target }) => {
    const of = target instanceof Element ? itemAt(target)?.of : undefined
    // Around the content only who comes by keyboard: a press there may be about to lead to another page.
    if (of === 'field' || (of === 'frame' && target instanceof Element && target.matches(':focus-visible'))) choose(target)
  })
  // E-029. A finger that comes down on a text can come up on the menu that opened below it: that is no press beside the page.
  let pressed: EventTarget | null = null
  document.addEventListener('pointerdown', ({ target }) => (pressed = target), { capture: true })
  document.addEventListener('click', ({ target }) => isBeside(target) && isBeside(pressed) && selection.clear())
  toolbar.store.subscribe(() => !toolbar.isOn() && selection.clear())
}
