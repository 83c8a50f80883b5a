import { parsePath } from '../../model/page/path.ts'
import type { Toolbar } from '../toolbar/create-toolbar.ts'
import type { Selection } from '../state/create-selection.ts'
import { itemAt } from '../state/elements.ts'

/** The editor's own pieces stand in the page as well; a press on one is about the page's item that is chosen already. */
const OWN = '[data-add-place], [data-editor]'

/** The page in edit mode that a link of the content leads to. */
function pageBehind(target: Element): string | null {
  const link = target.closest<HTMLAnchorElement>('a[href]') ?? target.closest('article, li')?.querySelector<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || parsePath(link.pathname)?.mode !== 'edit' || link.pathname === location.pathname) return null
  return `${link.pathname}?toolbar=1`
}

/** Whatever gets the pointer or the keyboard is chosen; a press beside everything lets go. */
export function followSelection(page: HTMLElement, selection: Selection, toolbar: Toolbar): void {
  function choose(target: EventTarget | null) {
    if (!toolbar.isOn() || !(target instanceof Element) || target.closest(OWN)) return
    const item = target.closest('main') ? itemAt(target) : null
    selection.select(item, item?.of === 'group' ? pageBehind(target) : null)
  }
  // Before the page's own pieces, some of which keep a press to themselves.
  page.addEventListener('click', (event) => choose(event.target), { capture: true })
  page.addEventListener('focusin', (event) => event.target instanceof Element && itemAt(event.target)?.of === 'field' && choose(event.target))
  toolbar.store.subscribe(() => !toolbar.isOn() && selection.clear())
}
