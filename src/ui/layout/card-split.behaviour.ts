/** Pages through the members of a split board; the intro stays in its place, so that there is always a way back to it. */
export function attach(split: HTMLElement): () => void {
  const size = Number(split.dataset['atATime'])
  const stop = new AbortController()
  let page = 0

  const show = (next: number) => {
    // Asked anew each time: in the editor, members come and go.
    const members = [...split.querySelectorAll('[data-entry="member"]')]
    const last = Math.max(0, Math.ceil(members.length / size) - 1)
    page = Math.max(0, Math.min(last, next))
    members.forEach((member, at) => member.toggleAttribute('data-later', Math.floor(at / size) !== page))
    for (const button of split.querySelectorAll<HTMLElement>('[data-step]')) button.ariaDisabled = String(page === (button.dataset['step'] === '1' ? last : 0))
  }

  split.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
      if (button) show(page + Number(button.dataset['step']))
    },
    { signal: stop.signal },
  )
  const changed = new MutationObserver(() => show(page))
  changed.observe(split, { childList: true })
  show(0)
  split.toggleAttribute('data-ready', true)

  return () => {
    stop.abort()
    changed.disconnect()
    show(0)
    split.removeAttribute('data-ready')
  }
}
