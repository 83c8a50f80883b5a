import { checkOrder, checkSponsor, countFrom, formatFrancs, SPONSOR_PACKAGES, sponsorTotal } from '../../model/forms/sponsor/sponsor-form.ts'
import { runForm } from '../../ui/form/behaviour/run-form.ts'
import { runSteppers } from '../../ui/form/behaviour/run-steppers.ts'

const COUNTS = { numberOfPersons: 'personsNames', aspectNumberOfPersons: 'aspectPersonsNames' } as const
const TEXTS = [...Object.values(COUNTS), 'company', 'contactName', 'phone', 'email', 'website'] as const
const READY_MS = 2000

export function attach(form: HTMLElement): () => void {
  if (!(form instanceof HTMLFormElement)) return () => {}
  const total = form.querySelector('[data-total]')

  const read = () => {
    const given: Record<string, unknown> = Object.fromEntries(new FormData(form))
    return Object.fromEntries([
      ...SPONSOR_PACKAGES.map(({ key }) => [key, key in given] as const),
      ...Object.keys(COUNTS).map((name) => [name, countFrom(String(given[name]))] as const),
      ...TEXTS.map((name) => [name, given[name]] as const),
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
      if (field.type === 'checkbox') field.checked = false
      else field.value = field.type === 'number' ? '0' : ''
    }
    update()
  }

  update()
  form.addEventListener('input', update)
  const stopSteppers = runSteppers(form)
  const stopForm = runForm(form, {
    read,
    check: (values) => ({ ...checkSponsor(values), ...checkOrder(values) }),
    readyAfter: { sent: READY_MS, error: READY_MS },
    whenSent: clear,
  })
  return () => {
    form.removeEventListener('input', update)
    stopSteppers()
    stopForm()
  }
}
