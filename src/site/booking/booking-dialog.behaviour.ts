import { createBookingFrame, isPlainClick, mayFrame } from '../../ui/booking-frame/booking-frame.ts'

/** The link opens the widget here instead of in a new tab. Its frame exists only while the dialog is open. */
export function attach(booking: HTMLElement): () => void {
  const link = booking.querySelector('a')
  const dialog = booking.querySelector('dialog')
  if (!link || !dialog || !mayFrame(link)) return () => {}
  const stop = new AbortController()
  const root = document.documentElement
  const frame = createBookingFrame(dialog.ariaLabel ?? '')
  link.ariaHasPopup = 'dialog'

  link.addEventListener(
    'click',
    (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      frame.src = link.href
      // Whatever becomes of the widget, the ways around it stay below, and are the next stop after it by keyboard.
      dialog.querySelector('form')?.after(frame)
      dialog.showModal()
      root.setAttribute('data-booking-open', '')
    },
    stop,
  )
  // A drag that begins inside, such as marking a word, may end outside: only what begins there closes.
  let isOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => (isOutside = target === dialog), stop)
  dialog.addEventListener('click', ({ target }) => isOutside && target === dialog && dialog.close(), stop)
  dialog.addEventListener(
    'close',
    () => {
      frame.remove()
      root.removeAttribute('data-booking-open')
      link.focus({ preventScroll: true })
    },
    stop,
  )

  return () => {
    stop.abort()
    dialog.close()
    frame.remove()
    root.removeAttribute('data-booking-open')
    link.ariaHasPopup = null
  }
}
