/** Buttons that count up and down: big enough for a thumb, where the browser's own arrows are not. */
export function runSteppers(form: HTMLFormElement): () => void {
  const stop = new AbortController()
  const buttons = form.querySelectorAll<HTMLButtonElement>('[data-step]')
  for (const button of buttons) {
    const step = () => {
      const input = button.parentElement?.querySelector('input')
      input?.stepUp(Number(button.dataset['step']))
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    button.hidden = false
    button.addEventListener('click', step, stop)
  }
  return () => {
    stop.abort()
    for (const button of buttons) button.hidden = true
  }
}
