const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The booking page comes into this page with the click; nobody outside hears of the visitor before. */
export function attach(booking: HTMLElement): () => void {
  const link = booking.querySelector('a')
  // A frame of the own origin could reach out of its sandbox.
  if (!link || link.protocol !== 'https:' || link.host === location.host) return () => {}
  const stop = new AbortController()
  const frame = document.createElement('iframe')
  frame.title = booking.dataset['title'] ?? ''
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', SANDBOX)
  frame.setAttribute('allow', 'payment')

  link.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    frame.src = link.href
    booking.append(frame)
    booking.dataset['open'] = ''
    frame.focus()
  }, { signal: stop.signal })

  return () => {
    stop.abort()
    frame.remove()
    delete booking.dataset['open']
  }
}
