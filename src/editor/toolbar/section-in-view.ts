/** The first section of the page that the window shows anything of. */
export function sectionInView(): Element | undefined {
  return [...document.querySelectorAll('main > :not([data-add-place])')].find((element) => element.getBoundingClientRect().bottom > 0)
}
