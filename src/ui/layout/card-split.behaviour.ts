/** Pages through the members of a split board; the intro stays in its place, so that there is always a way back to it. */
export function attach(split: HTMLElement): () => void {
  const members = [...split.querySelectorAll<HTMLElement>('[data-entry="member"]')]
  const buttons = [...split.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const size = Number(split.dataset['atATime'])
  const last = Math.ceil(members.length / size) - 1
  const stop = new AbortController()
  let page = 0

  const show = (next: number) => {
    page = Math.max(0, Math.min(last, next))
    members.forEach((member, at) => member.toggleAttribute('data-later', Math.floor(at / size) !== page))
    for (const button of buttons) button.ariaDisabled = String(page === (button.dataset['step'] === '1' ? last : 0))
  }

  for (const button of buttons) button.addEventListener('click', () => show(page + Number(button.dataset['step'])), { signal: stop.signal })
  show(0)
  split.toggleAttribute('data-ready', last > 0)

  return () => {
    stop.abort()
    split.removeAttribute('data-ready')
    show(0)
  }
}
