/** Turns pictures, each in a figure, into a lightbox; without it they are simply pictures. What shows them large comes with the first one opened. */
export function attach(board: HTMLElement): () => void {
  const stop = new AbortController()
  let dialog: HTMLDialogElement | undefined
  const pictures = () => board.querySelectorAll<HTMLImageElement>('figure > img')

  const show = (picture: HTMLImageElement) =>
    import('./show-large.ts').then((large) => {
      // A second tap may come while the first one waits for the file.
      if (board.isConnected && !stop.signal.aborted && !dialog?.isConnected) dialog = large.showLarge(board, picture, stop)
    })
  const open = (event: Event) => {
    const picture = event.target instanceof Element && event.target.closest<HTMLImageElement>('figure > img')
    if (!picture) return
    event.preventDefault()
    void show(picture)
  }
  // In the editor pictures come and go.
  const prepare = () => {
    for (const picture of pictures()) {
      picture.tabIndex = 0
      picture.role = 'button'
      picture.ariaLabel = `${board.dataset['enlarge'] ?? ''}: ${picture.alt}`
    }
  }

  board.addEventListener('click', open, stop)
  board.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && open(event), stop)
  const changed = new MutationObserver(prepare)
  changed.observe(board, { childList: true, subtree: true })
  prepare()
  board.dataset['lightbox'] = ''

  return () => {
    stop.abort()
    changed.disconnect()
    dialog?.remove()
    delete board.dataset['lightbox']
    for (const picture of pictures()) for (const name of ['tabindex', 'role', 'aria-label']) picture.removeAttribute(name)
  }
}
