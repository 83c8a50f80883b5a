import { parsePath } from '../../model/page/path.ts'
import type { Toolbar } from '../toolbar/create-toolbar.ts'

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

/** While editing, links in the content stay put; menu and footer lead on, with the toolbar still on. */
export function guardLinks(page: HTMLElement, toolbar: Toolbar): void {
  page.addEventListener('click', (event) => {
    if (!toolbar.isOn() || !isPlainClick(event) || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link) return
    if (link.closest('main')) {
      event.preventDefault()
      return
    }
    const url = new URL(link.href)
    // Whoever presses on a telephone number or an account means to change it; its menu says where.
    if (url.origin !== location.origin) event.preventDefault()
    if (event.defaultPrevented || url.hash !== '' || parsePath(url.pathname)?.mode !== 'edit') return
    url.searchParams.set('toolbar', '1')
    event.preventDefault()
    location.assign(url)
  })
}
