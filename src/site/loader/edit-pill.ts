/** Signed-in editors get from the live page into its edit mode, by click or by the keyboard. */
export function showEditPill(meta: HTMLMetaElement): void {
  const href = `${meta.content}?toolbar=1`
  const link = document.createElement('a')
  link.href = href
  link.textContent = meta.dataset['label'] ?? ''
  // On a phone the middle would lie over the button that books, which stands in one of the corners.
  const isNarrow = matchMedia('(width < 48rem)').matches
  const corner = document.querySelector('aside[data-position="left"]') ? 'inset-inline-end:1rem;' : 'inset-inline-start:1rem;'
  link.style.cssText =
    (isNarrow ? corner : 'inset-inline-start:50%;transform:translateX(-50%);') +
    'position:fixed;inset-block-end:1rem;z-index:1000;padding:.75rem 1.25rem;border-radius:999px;background:#2f6bff;color:#fff;font:600 15px/1.2 system-ui,sans-serif;text-decoration:none;box-shadow:0 4px 20px rgb(0 0 0/.25)'
  document.body.append(link)
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'e' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    location.assign(href)
  })
}
