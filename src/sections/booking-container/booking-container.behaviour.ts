import { createBookingFrame, isPlainClick, mayFrame } from '../../ui/booking-frame/booking-frame.ts'

/** The booking page comes into this page with the click; nobody outside hears of the visitor before. */
export function attach(booking: HTMLElement): () => void {
  const stop = new AbortController()
  const frame = createBookingFrame(booking.dataset['title'] ?? '')

  booking.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !mayFrame(link) || !isPlainClick(event)) return
      event.preventDefault()
      frame.src = link.href
      booking.append(frame)
      booking.dataset['begun'] = ''
      frame.focus()
    },
    { signal: stop.signal },
  )

  return () => {
    stop.abort()
    frame.remove()
    delete booking.dataset['begun']
  }
}
