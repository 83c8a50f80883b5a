import type { FormTexts } from '../../../i18n/forms/de.ts'
import { markWrong, markRight, type Wrong } from './mark-fields.ts'
import { newKey } from './new-key.ts'

export type FormWords = Pick<FormTexts, 'submit' | 'messages' | 'invalid' | 'failed'> & { thanks: string }

type State = keyof FormTexts['submit']

export type FormPlan = {
  read: () => Record<string, unknown>
  check: (values: Record<string, unknown>) => Wrong
  /** After how long the button is ready again; a form without a time for `sent` stays sent. */
  readyAfter: Partial<Record<State, number>> & { error: number }
  whenSent?: () => void
}

type Answer = { success: boolean; error?: { code: string; message: string }; fieldErrors?: Wrong }

/** Quicker than anybody types; the server refuses what is. */
const FILL_MS = 1600
const ANSWER_MS = 30_000

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The form works without this; with it mistakes are shown in place, and sending does not leave the page. */
export function runForm(form: HTMLFormElement, { read, check, readyAfter, whenSent }: FormPlan): () => void {
  const words: FormWords = JSON.parse(form.dataset['words'] ?? '{}')
  const button = form.querySelector<HTMLButtonElement>('[data-submit]')
  const status = form.querySelector<HTMLElement>('[data-status]')
  const parts = form.querySelector<HTMLElement>('[data-parts]')
  const stop = new AbortController()
  let key = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = (text: string) => {
    if (status) status.textContent = text
  }

  /** What became of it is read, wherever the button stood in the window. */
  const tell = (text: string) => {
    say(text)
    status?.scrollIntoView({ block: 'nearest' })
  }

  const isUnderWay = () => ['loading', 'sent'].includes(form.dataset['state'] ?? '')

  const enter = (state: State) => {
    clearTimeout(timer)
    form.dataset['state'] = state
    if (button) button.textContent = words.submit[state]
    const ms = readyAfter[state]
    if (ms !== undefined) timer = setTimeout(enter, ms, 'idle')
  }

  async function send(values: Record<string, unknown>): Promise<void> {
    key ||= newKey()
    const early = FILL_MS - performance.now()
    if (early > 0) await wait(early)
    const answer = await fetch(form.dataset['send'] ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': document.documentElement.lang,
        'idempotency-key': key,
        'x-form-ms': String(Math.round(performance.now())),
      },
      body: JSON.stringify(values),
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    const { success, error, fieldErrors }: Answer = await answer.json()
    if (answer.ok && success) return
    if (fieldErrors) markWrong(form, fieldErrors, words.messages)
    if (error && answer.status < 500) say(error.message)
    throw new Error(`${answer.status} ${error?.code ?? ''}`)
  }

  const arrived = () => {
    key = ''
    enter('sent')
    tell(words.thanks)
    whenSent?.()
    if (readyAfter.sent !== undefined) return
    // A button that is switched off leaves the keyboard nowhere.
    if (form.contains(document.activeElement)) status?.focus()
    if (button) button.disabled = true
    if (parts) parts.inert = true
  }

  const failed = (error: unknown) => {
    if (stop.signal.aborted) return
    console.error(error)
    if (status?.textContent === '') tell(words.failed)
    enter('error')
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isUnderWay()) return
    const values = read()
    const wrong = check(values)
    markRight(form, wrong)
    if (Object.keys(wrong).length > 0) {
      markWrong(form, wrong, words.messages)
      say(words.invalid)
      return
    }
    say('')
    enter('loading')
    send(values).then(arrived, failed)
  }

  const change = () => {
    // What was changed is another request; only a repetition of the same one has the same key.
    key = ''
    if (!isUnderWay() && markRight(form, check(read())) === 0) say('')
  }

  form.noValidate = true
  form.addEventListener('submit', submit, stop)
  form.addEventListener('input', change, stop)
  return () => {
    stop.abort()
    clearTimeout(timer)
  }
}
