import { checkContact, CONTACT_FIELDS } from '../../model/forms/contact/contact-form.ts'
import { runForm } from '../../ui/form/behaviour/run-form.ts'

/** Swedish dates are written as date fields expect them. */
const today = () => new Date().toLocaleDateString('sv')

export function attach(element: HTMLElement): () => void {
  if (!(element instanceof HTMLFormElement)) return () => {}
  const form = element
  const field = (name: string) => form.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const [day, birthday] = [field('bevorzugterTermin'), field('dateOfBirth')]
  if (day) day.min = today()
  if (birthday) birthday.max = today()

  const read = () => {
    const given = new FormData(form)
    const fields = CONTACT_FIELDS.map((name) => [name, name === 'themes' ? given.getAll(name) : (given.get(name) ?? '')] as const)
    const extra: object = JSON.parse(form.dataset['extra'] ?? '{}')
    return { ...Object.fromEntries<unknown>(fields), ...extra }
  }
  return runForm(form, {
    read,
    check: (values) => ({
      ...checkContact(values),
      ...(day?.validity.rangeUnderflow && { bevorzugterTermin: 'terminRequired' }),
      ...(birthday?.validity.rangeOverflow && { dateOfBirth: 'birthDate' }),
    }),
    readyAfter: { error: 3000 },
  })
}
