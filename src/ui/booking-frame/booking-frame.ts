const SANDBOX = 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** A frame of the own origin could reach out of its sandbox. */
export function mayFrame(link: HTMLAnchorElement): boolean {
  return link.protocol === 'https:' && link.host !== location.host
}

/** Has no address yet, so nobody outside hears of the visitor before the click. */
export function createBookingFrame(title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.setAttribute('sandbox', SANDBOX)
  frame.setAttribute('allow', 'payment')
  return frame
}

/** Asked for in a new tab or window: the link does that itself. */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey
}
