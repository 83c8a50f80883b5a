import { safeReturnPath } from './return-path.ts'

/** The form works without this; with it a mistake is shown in place, and the password can be looked at. */
export function attach(element: HTMLElement): () => void {
  if (!(element instanceof HTMLFormElement)) return () => {}
  const form = element
  const stop = new AbortController()
  const { signal } = stop
  const line = form.querySelector<HTMLElement>('[data-error]')
  const button = form.querySelector<HTMLElement>('[data-submit]')
  const reveal = form.querySelector<HTMLElement>('[data-reveal]')
  const password = form.querySelector<HTMLInputElement>('[name="password"]')
  const isBusy = () => form.ariaBusy === 'true'
  const text = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? ''

  const setBusy = (busy: boolean) => {
    form.ariaBusy = String(busy)
    if (button) button.ariaDisabled = String(busy)
  }

  const show = (problem: 'failed' | 'limited' | 'broken', text = form.dataset[problem] ?? '') => {
    setBusy(false)
    if (line) line.textContent = text
    for (const input of form.querySelectorAll('input:not([type="hidden"])')) input.ariaInvalid = String(problem === 'failed')
    if (problem !== 'failed') return
    password?.focus()
    password?.select()
  }

  async function send(): Promise<void> {
    const answer = await fetch('/api/v1/auth', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ email: text('email'), password: text('password') }),
      signal,
    })
    if (answer.ok) location.assign(safeReturnPath(text('return'), '/'))
    else if (answer.status === 429) {
      const { error }: { error: { message: string } } = await answer.json()
      show('limited', error.message)
    } else show(answer.status < 500 ? 'failed' : 'broken')
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy()) return
    if (line) line.textContent = ''
    setPasswordShown(false)
    setBusy(true)
    send().catch(() => signal.aborted || show('broken'))
  }, { signal })

  const setPasswordShown = (isShown: boolean) => {
    if (password) password.type = isShown ? 'text' : 'password'
    if (reveal) reveal.ariaPressed = String(isShown)
  }
  if (reveal) reveal.hidden = false
  reveal?.addEventListener('click', () => setPasswordShown(password?.type === 'password'), { signal })
  // A page that comes back from the browser's memory would still look busy.
  window.addEventListener('pageshow', () => setBusy(false), { signal })

  return () => stop.abort()
}
