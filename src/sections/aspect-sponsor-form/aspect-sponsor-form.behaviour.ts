import { checkSponsor, countFrom, formatFrancs, SPONSOR_PACKAGES, sponsorTotal } from '../../model/forms/sponsor/sponsor-form.ts'
import { runForm } from '../../ui/form/behaviour/run-form.ts'
import { runSteppers } from '../../ui/form/behaviour/run-steppers.ts'

const COUNTS = { numberOfPersons: 'personsNames', aspectNumberOfPersons: 'aspectPersonsNames' } as const
const TEXTS = [...Object.values(COUNTS), 'company', 'contactName', 'phone', 'email', 'website'] as const
const READY_MS = 2000

export function attach(element: HTMLElement): () => void {
  if (!(element instanceof HTMLFormElement)) return () => {}
  const form = element
  const total = form.querySelector('[data-total]')

  const read = () => {
    const given = new FormData(form)
    const text = (name: string) => {
      const value = given.get(name)
      return typeof value === 'string' ? value : ''
    }
    return Object.fromEntries<unknown>([
      ...SPONSOR_PACKAGES.map(({ key }) => [key, given.has(key)] as const),
      ...Object.keys(COUNTS).map((name) => [name, countFrom(text(name))] as const),
      ...TEXTS.map((name) => [name, text(name)] as const),
    ])
  }

  const update = () => {
    const values = read()
    if (total) total.textContent = `CHF ${formatFrancs(sponsorTotal(values))}`
    for (const [count, names] of Object.entries(COUNTS)) {
      const field = form.querySelector<HTMLTextAreaElement>(`[name="${names}"]`)
      if (field) field.required = Number(values[count]) > 0
    }
  }

  // B-37: not `reset`, which would bring back what a page drawn without script had been sent.
  const clear = () => {
    for (const field of form.querySelectorAll<HTMLInputElement>('[data-field] :is(input, textarea)')) {
      field.value = field.type === 'number' ? '0' : field.type === 'checkbox' ? 'on' : ''
      field.checked = false
    }
    update()
  }

  update()
  form.addEventListener('input', update)
  const stops = [runSteppers(form), runForm(form, { read, check: checkSponsor, readyAfter: { sent: READY_MS, error: READY_MS }, whenSent: clear })]
  return () => {
    form.removeEventListener('input', update)
    for (const stop of stops) stop()
  }
}
