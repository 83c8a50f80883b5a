/** The markers of the place that is on show in the drawer stand out. */
export function attach(stage: HTMLElement): () => void {
  const mark = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const index: unknown = event.detail?.index
    const page = stage.querySelectorAll('ol > li')[Number(index)]
    for (const marker of stage.querySelectorAll<HTMLAnchorElement>('a[data-icon]')) {
      const isCurrent = page?.querySelector(`[id="${CSS.escape(marker.hash.slice(1))}"]`) != null
      if (isCurrent) marker.setAttribute('aria-current', 'location')
      else marker.removeAttribute('aria-current')
    }
  }
  stage.addEventListener('drawer_page', mark)
  return () => stage.removeEventListener('drawer_page', mark)
}
