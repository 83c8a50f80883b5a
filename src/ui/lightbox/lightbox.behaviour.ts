/** Turns pictures, each in a figure, into a lightbox; without it they are simply pictures. They are asked for anew each time: in the editor they come and go. */
export function attach(board: HTMLElement): () => void {
  const stop = new AbortController()
  const dialog = document.createElement('dialog')
  const image = document.createElement('img')
  const caption = document.createElement('p')
  const words = board.dataset
  let shown: Element | null = null

  const pictures = () => [...board.querySelectorAll<HTMLImageElement>('figure > img')]
  const button = (label: string | undefined, sign: string, onClick: () => void) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.ariaLabel = label ?? ''
    element.textContent = sign
    element.addEventListener('click', onClick, stop)
    return element
  }

  const show = (step: number, from = shown) => {
    const all = pictures()
    const picture = all[(all.findIndex((one) => one === from) + step + all.length) % all.length]
    if (!picture) return
    shown = picture
    image.srcset = picture.srcset
    image.sizes = '92vw'
    image.alt = picture.alt
    caption.textContent = picture.closest('figure')?.querySelector('h3')?.textContent ?? ''
    for (const arrow of arrows) arrow.hidden = all.length < 2
  }
  const arrows = [button(words['previous'], '‹', () => show(-1)), button(words['next'], '›', () => show(1))]

  const open = (event: Event) => {
    const picture = event.target instanceof Element ? event.target.closest('figure > img') : null
    if (!picture) return
    event.preventDefault()
    show(0, picture)
    if (!dialog.isConnected) board.after(dialog)
    dialog.showModal()
  }

  const prepare = () => {
    for (const picture of pictures()) {
      picture.tabIndex = 0
      picture.role = 'button'
      picture.ariaLabel = `${words['enlarge'] ?? ''}: ${picture.alt}`
    }
  }

  dialog.append(
    button(words['close'], '×', () => dialog.close()),
    image,
    caption,
    ...arrows,
  )
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close(), stop)
  dialog.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'ArrowLeft') show(-1)
      if (event.key === 'ArrowRight') show(1)
    },
    stop,
  )
  board.addEventListener('click', open, stop)
  board.addEventListener('keydown', (event) => (event.key === 'Enter' || event.key === ' ') && open(event), stop)
  const changed = new MutationObserver(prepare)
  changed.observe(board, { childList: true, subtree: true })
  prepare()
  board.dataset['lightbox'] = ''

  return () => {
    stop.abort()
    changed.disconnect()
    dialog.remove()
    delete board.dataset['lightbox']
    for (const picture of pictures()) for (const name of ['tabindex', 'role', 'aria-label']) picture.removeAttribute(name)
  }
}
