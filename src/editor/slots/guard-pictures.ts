import type { Toolbar } from '../toolbar/create-toolbar.ts'

const OPENS_LARGE = 'main img[role="button"]'

/** V-173: a click on a picture is the editor's while the toolbar is on, so it must not reach the lightbox. */
export function guardPictures(page: HTMLElement, toolbar: Toolbar): void {
  const keep = (event: MouseEvent | KeyboardEvent) => {
    const isWish = event instanceof MouseEvent || event.key === 'Enter' || event.key === ' '
    if (!isWish || !toolbar.isOn() || !(event.target instanceof Element) || !event.target.closest(OPENS_LARGE)) return
    event.stopPropagation()
    // Nor does it follow the link around the picture: who guards links hears nothing of it any more.
    if (event instanceof MouseEvent) event.preventDefault()
  }
  page.addEventListener('click', keep, { capture: true })
  page.addEventListener('keydown', keep, { capture: true })
}
