/** Tells of an element's size and of every change of it, for so long; who asks may stop it earlier. */
export function observeFor(element: Element, milliseconds: number, onSize: () => void): () => void {
  const observer = new ResizeObserver(onSize)
  const timer = setTimeout(() => observer.disconnect(), milliseconds)
  observer.observe(element)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
