import type { Toolbar } from '../toolbar/create-toolbar.ts'

const OPENS_LARGE = 'main img[role="button"]'

/** V-173: a click on a picture is the editor's while the toolbar is on, so it must not reach the lightbox. */
export function guardPictures(page: HTMLElement, toolbar: Toolbar): void {
  const keep = (event: MouseEvent | KeyboardEvent) => {
    const isWish = event instanceof MouseEvent || event.key === 'Enter' || event.key === ' '
    if (isWish && toolbar.isOn() && event.target instanceof Element && event.target.closest(OPENS_LARGE)) event.stopPropagation()
  }
  page.addEventListener('click', keep, { capture: true })
  page.addEventListener('keydown', keep, { capture: true })
}
