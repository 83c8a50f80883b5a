/** Turns the pictures of a board into a lightbox; without it they are simply pictures. */
export function attach(board: HTMLElement): () => void {
  const pictures = [...board.querySelectorAll<HTMLImageElement>('figure > img')]
  const stop = new AbortController()
  const { signal } = stop
  const dialog = document.createElement('dialog')
  const image = document.createElement('img')
  const caption = document.createElement('p')
  let index = 0

  const button = (label: string, sign: string, onClick: () => void) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.ariaLabel = label
    element.textContent = sign
    element.addEventListener('click', onClick, { signal })
    return element
  }

  const show = (next: number) => {
    index = (next + pictures.length) % pictures.length
    const picture = pictures[index]
    if (!picture) return
    image.srcset = picture.srcset
    image.sizes = '92vw'
    image.alt = picture.alt
    caption.textContent = picture.closest('figure')?.querySelector('h3')?.textContent ?? ''
  }

  const open = (at: number) => {
    show(at)
    if (!dialog.isConnected) board.after(dialog)
    dialog.showModal()
  }

  const words = board.dataset
  dialog.append(button(words['close'] ?? '', '×', () => dialog.close()), image, caption)
  if (pictures.length > 1) dialog.append(button(words['previous'] ?? '', '‹', () => show(index - 1)), button(words['next'] ?? '', '›', () => show(index + 1)))
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close(), { signal })
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') show(index - 1)
    if (event.key === 'ArrowRight') show(index + 1)
  }, { signal })

  pictures.forEach((picture, at) => {
    picture.tabIndex = 0
    picture.role = 'button'
    picture.ariaLabel = `${words['enlarge'] ?? ''}: ${picture.alt}`
    picture.addEventListener('click', () => open(at), { signal })
    picture.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      open(at)
    }, { signal })
  })
  board.dataset['lightbox'] = ''

  return () => {
    stop.abort()
    dialog.remove()
    delete board.dataset['lightbox']
    for (const picture of pictures) {
      picture.removeAttribute('tabindex')
      picture.removeAttribute('role')
      picture.removeAttribute('aria-label')
    }
  }
}
