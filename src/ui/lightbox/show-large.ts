/** Shows a board's picture over the whole window, with its neighbours to step to, until it is closed. */
export function showLarge(board: HTMLElement, first: HTMLImageElement, stop: AbortController): HTMLDialogElement {
  const dialog = document.createElement('dialog')
  const image = document.createElement('img')
  const caption = document.createElement('p')
  const words = board.dataset
  let shown = first

  const button = (label: string | undefined, sign: string, onClick: () => void) => {
    const element = document.createElement('button')
    element.type = 'button'
    element.ariaLabel = label ?? ''
    element.textContent = sign
    element.addEventListener('click', onClick, stop)
    return element
  }
  // Asked for anew each time: in the editor pictures come and go.
  const show = (step: number) => {
    const all = [...board.querySelectorAll<HTMLImageElement>('figure > img')]
    const picture = all[(all.indexOf(shown) + step + all.length) % all.length]
    if (!picture) return
    shown = picture
    image.srcset = picture.srcset
    image.sizes = '92vw'
    image.alt = picture.alt
    caption.textContent = picture.closest('figure')?.querySelector('h3')?.textContent ?? ''
    for (const arrow of arrows) arrow.hidden = all.length < 2
  }
  const arrows = [button(words['previous'], '‹', () => show(-1)), button(words['next'], '›', () => show(1))]

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
  dialog.addEventListener('close', () => dialog.remove(), stop)
  show(0)
  board.after(dialog)
  dialog.showModal()
  return dialog
}
