/** E-057: whoever waits longer for a section has gone on to something else, and must not be scrolled away from it. */
export const PATIENCE = 30_000

type Watch = (changed: () => void) => () => void

export const watchPage: Watch = (changed) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Calls back once, when the element is on the page; gives up after a while. */
export function whenDrawn<Found>(find: () => Found | null, found: (element: Found) => void, watch: Watch = watchPage): void {
  const element = find()
  if (element) {
    found(element)
    return
  }
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = watch(() => {
    const drawn = find()
    if (!drawn) return
    clearTimeout(timer)
    stop()
    found(drawn)
  })
}
