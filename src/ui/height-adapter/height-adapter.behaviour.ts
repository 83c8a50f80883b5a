const RESIZE_MS = 100

/** Holds the height of the window still while somebody drags it; the rest is the style sheet's, so that nothing jumps when this starts. */
export function attach(element: HTMLElement): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const adapt = () => element.style.setProperty('--window-height', `${document.documentElement.clientHeight}px`)
  const later = () => {
    clearTimeout(waiting)
    waiting = setTimeout(adapt, RESIZE_MS)
  }
  adapt()
  addEventListener('resize', later)
  return () => {
    clearTimeout(waiting)
    removeEventListener('resize', later)
    element.style.removeProperty('--window-height')
  }
}
