/** Buttons that count up and down: big enough for a thumb, where the browser's own arrows are not. */
export function runSteppers(form: HTMLFormElement): () => void {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-step]')]
  const step = (event: Event) => {
    const button = event.currentTarget
    if (!(button instanceof HTMLButtonElement)) return
    const input = button.parentElement?.querySelector('input')
    if (!input) return
    input.stepUp(Number(button.dataset['step']))
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const button of buttons) {
    button.hidden = false
    button.addEventListener('click', step)
  }
  return () => {
    for (const button of buttons) {
      button.hidden = true
      button.removeEventListener('click', step)
    }
  }
}
